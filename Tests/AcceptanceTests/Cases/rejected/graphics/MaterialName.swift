import SwiftUI

struct Card: View {
  var body: some View {
    Text("Card").background(.ultraThick)  // error: type 'ShapeStyle' has no member 'ultraThick'
  }
}
