import SwiftUI

struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Page: View {
  var body: some View {
    Text("A").preference(key: Width.self, value: "wide")  // error: cannot convert value of type 'String' to expected argument type 'CGFloat'
  }
}
