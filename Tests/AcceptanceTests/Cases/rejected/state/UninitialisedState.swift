import SwiftUI

struct Counter: View {
  @State private var count: Int
  init() {}  // error: return from initializer without initializing all stored properties
  var body: some View { Text("\(count)") }
}
