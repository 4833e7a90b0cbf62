import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").foregroundColor(0xFF0000)  // error: cannot convert value of type 'Int' to expected argument type 'Color'
  }
}
