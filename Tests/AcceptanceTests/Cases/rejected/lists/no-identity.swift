import SwiftUI

struct Errand {
  var name: String
}

struct Errands: View {
  @State private var chosen: Errand?

  var body: some View {
    Text("Errands")
      .sheet(item: $chosen) { Text($0.name) }  // error: requires that 'Errand' conform to 'Identifiable'
  }
}
