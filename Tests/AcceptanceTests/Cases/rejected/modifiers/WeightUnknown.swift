import SwiftUI

struct Page: View {
  var body: some View {
    Text("Page").fontWeight(.fat)  // error: type 'Font.Weight?' has no member 'fat'
  }
}
