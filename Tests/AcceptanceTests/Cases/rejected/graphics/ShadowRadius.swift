import SwiftUI

struct Raised: View {
  var body: some View {
    Text("Raised").shadow(color: .black)  // error: missing argument for parameter 'radius' in call
  }
}
