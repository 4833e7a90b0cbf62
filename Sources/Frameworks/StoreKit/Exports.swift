// What `import StoreKit` brings along on Apple's platforms.
@_exported import Foundation
