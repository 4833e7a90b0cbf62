// What `import Photos` brings along on Apple's platforms.
@_exported import Foundation
