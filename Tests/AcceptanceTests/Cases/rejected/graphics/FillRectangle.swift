import SwiftUI

struct Dot: View {
  var body: some View {
    Canvas { context, size in
      context.fill(CGRect(origin: .zero, size: size), with: .color(.red))  // error: cannot convert value of type 'CGRect' to expected argument type 'Path'
    }
  }
}
