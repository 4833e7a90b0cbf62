// What `import SwiftUI` brings along on Apple's platforms.
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import PhoneFoundation
@_exported import Symbols
@_exported import UIKit

// Of Combine only what views themselves speak of.
@_exported import protocol Combine.ObservableObject
@_exported import class Combine.ObservableObjectPublisher
@_exported import struct Combine.Published
