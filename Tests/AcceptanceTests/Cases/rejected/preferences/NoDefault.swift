import SwiftUI

struct Width: PreferenceKey {  // error: type 'Width' does not conform to protocol 'PreferenceKey'
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}
