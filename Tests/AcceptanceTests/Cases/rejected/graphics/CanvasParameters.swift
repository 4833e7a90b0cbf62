import SwiftUI

struct Dot: View {
  var body: some View {
    Canvas { context in  // error: contextual closure type '(inout GraphicsContext, CGSize) -> Void' expects 2 arguments, but 1 was used in closure body
      context.opacity = 0.5
    }
  }
}
