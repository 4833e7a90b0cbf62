import SwiftUI

struct Page: View {
  @State private var isOn = false
  var body: some View {
    Text("A").animation(.bounce, value: isOn)  // error: type 'Animation?' has no member 'bounce'
  }
}
