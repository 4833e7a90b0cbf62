import SwiftUI

struct Page: View {
  func save() {}
  var body: some View {
    Button("Save", action: save())  // error: cannot convert value of type '()' to expected argument type
  }
}
