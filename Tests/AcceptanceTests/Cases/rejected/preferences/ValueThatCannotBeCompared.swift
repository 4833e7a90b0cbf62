import SwiftUI

struct Box { var width = 1.0 }

struct Width: PreferenceKey {
  static let defaultValue = Box()
  static func reduce(value: inout Box, nextValue: () -> Box) {}
}

struct Page: View {
  var body: some View {
    Text("A").onPreferenceChange(Width.self) { _ in }  // error: instance method 'onPreferenceChange(_:perform:)' requires that 'Box' conform to 'Equatable'
  }
}
