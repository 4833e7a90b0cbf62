import SwiftUI

struct Name: View {
  let name: String
  var body: some View {
    TextField("Name", text: $name)  // error: cannot find '$name' in scope
  }
}
