import SwiftUI

struct Feed: View {
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView { Text("Feed") }
      .scrollPosition(position)  // error: to expected type 'Binding<ScrollPosition>'
  }
}
