// What `import QuartzCore` brings along on Apple's platforms.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
