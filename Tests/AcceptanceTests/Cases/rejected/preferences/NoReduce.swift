import SwiftUI

struct Width: PreferenceKey {  // error: type 'Width' does not conform to protocol 'PreferenceKey'
  static let defaultValue: [String] = []
  static func reduced(value: inout [String], nextValue: () -> [String]) {}
}
