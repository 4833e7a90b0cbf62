import SwiftUI

struct Errand: Identifiable {
  let id = UUID()
  var name: String
}

struct Errands: View {
  @State private var errands = [Errand(name: "Post"), Errand(name: "Bakery")]
  @State private var chosen: Errand?

  var body: some View {
    List(errands) { errand in
      Button(errand.name) { chosen = errand }
    }
    .sheet(item: $chosen) { Text($0.name) }
  }
}
