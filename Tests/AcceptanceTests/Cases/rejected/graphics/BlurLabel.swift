import SwiftUI

struct Soft: View {
  var body: some View {
    Text("Soft").blur(3)  // error: missing argument label 'radius:' in call
  }
}
