import SwiftUI

struct Page: View {
  var body: some View {
    Path().strokeBorder(.red)  // error: has no member 'strokeBorder' // error: cannot infer contextual base in reference to member 'red'
  }
}
