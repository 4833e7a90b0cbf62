// What `import SwiftUI` brings along on Apple's platforms.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
