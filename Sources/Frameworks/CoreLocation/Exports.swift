// What `import CoreLocation` brings along on Apple's platforms.
@_exported import Foundation
