// What `import AVFoundation` brings along on Apple's platforms.
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation
