import SwiftUI

struct Page: View {
  func save(_ name: String) {}
  var body: some View {
    Button("Save", action: save)  // error: cannot convert value of type '(String) -> ()' to expected argument type
  }
}
