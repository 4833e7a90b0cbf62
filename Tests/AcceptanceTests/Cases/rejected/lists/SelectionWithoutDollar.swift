import SwiftUI

struct Names: View {
  @State private var selection: String?
  var body: some View {
    List(["Ada", "Grace"], id: \.self, selection: selection) { name in  // error: generic parameter 'SelectionValue' could not be inferred // error: no exact matches in call to initializer
      Text(name)
    }
  }
}
