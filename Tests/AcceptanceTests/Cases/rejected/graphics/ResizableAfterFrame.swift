import SwiftUI

struct Photo: View {
  var body: some View {
    Image(systemName: "photo")
      .frame(width: 40, height: 40)
      .resizable()  // error: value of type 'some View' has no member 'resizable'
  }
}
