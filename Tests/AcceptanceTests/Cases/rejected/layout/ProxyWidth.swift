import SwiftUI

struct Page: View {
  var body: some View {
    GeometryReader { proxy in
      Text("A").frame(width: proxy.width)  // error: value of type 'GeometryProxy' has no member 'width'
    }
  }
}
