// What `import TipKit` brings along on Apple's platforms.
@_exported import Foundation
