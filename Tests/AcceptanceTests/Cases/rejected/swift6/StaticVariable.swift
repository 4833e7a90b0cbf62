import SwiftUI

struct Width: PreferenceKey {
  static var defaultValue: CGFloat = 0  // error: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
