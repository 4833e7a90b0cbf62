// What `import AuthenticationServices` brings along on Apple's platforms.
@_exported import Foundation
