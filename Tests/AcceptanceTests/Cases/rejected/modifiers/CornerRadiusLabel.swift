import SwiftUI

struct Page: View {
  var body: some View {
    Color.red.cornerRadius(radius: 4)  // error: extraneous argument label 'radius:' in call
  }
}
