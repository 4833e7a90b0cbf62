import SwiftUI

struct Titled: View {
  var body: some View {
    Label("Star", symbol: "star")  // error: no exact matches in call to initializer
  }
}
