import SwiftUI

struct Measured {
  var width: CGFloat
}

struct Measuring: View {
  @State private var measured = Measured(width: 0)

  var body: some View {
    Text("Measured")
      .onGeometryChange(for: Measured.self) { proxy in  // error: requires that 'Measured' conform to 'Equatable'
        Measured(width: proxy.size.width)
      } action: { measured = $0 }
  }
}
