// What `import UIKit` brings along on Apple's platforms.
@_exported import CoreGraphics
@_exported import Foundation
// There, the network is a part of Foundation.
@_exported import FoundationNetworking
@_exported import ObjectiveC
@_exported import PhoneFoundation
@_exported import QuartzCore
@_exported import Symbols
