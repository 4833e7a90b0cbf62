import SwiftUI

struct Page: View {
  var body: some View {
    Color(r: 1, g: 0, b: 0)  // error: cannot convert value of type 'Int' to expected argument type 'Color.RGBColorSpace' // error: extra argument 'b' in call
  }
}
