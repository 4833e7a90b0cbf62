import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").frame(maxwidth: .infinity)  // error: incorrect argument label in call (have 'maxwidth:', expected 'width:')
  }
}
