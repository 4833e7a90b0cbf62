// What `import UserNotifications` brings along on Apple's platforms.
@_exported import Foundation
