import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").rotationEffect(45)  // error: cannot convert value of type 'Int' to expected argument type 'Angle'
  }
}
