import SwiftUI

struct Titled: View {
  var body: some View {
    Button("Save", systemImage: Image(systemName: "star")) {}  // error: cannot convert value of type 'Image' to expected argument type 'String'
  }
}
