// What `import AppIntents` brings along on Apple's platforms.
@_exported import Foundation
