import SwiftUI

struct Tinted: View {
  var body: some View {
    Color.red.blendMode(.add)  // error: type 'BlendMode' has no member 'add'
  }
}
