import SwiftUI

struct Flag: View {
  var body: some View {
    Image(systemName: "flag").foregroundStyle(Color.red, Color.blue, Color.green, Color.yellow)  // error: extra argument in call
  }
}
