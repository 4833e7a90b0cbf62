import SwiftUI

struct Card: View {
  @Namespace private var space

  var body: some View {
    Text("Card").matchedGeometryEffect(id: "card", in: $space)  // error: cannot find '$space' in scope
  }
}
