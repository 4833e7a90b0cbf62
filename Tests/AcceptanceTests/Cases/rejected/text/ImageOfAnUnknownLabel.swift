import SwiftUI

struct Page: View {
  var body: some View {
    Image(systemImage: "plus")  // error: extraneous argument label 'systemImage:' in call
  }
}
