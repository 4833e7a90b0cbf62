import SwiftUI

struct Card: View {
  var body: some View {
    Color.red.visualEffect { content, _ in
      content.padding()  // error: value of type 'EmptyVisualEffect' has no member 'padding'
    }
  }
}
