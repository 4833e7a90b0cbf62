import SwiftUI

struct Names: View {
  @State private var names = ["Ada"]
  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onMove { indices in  // error: contextual closure type '(IndexSet, Int) -> Void' expects 2 arguments, but 1 was used in closure body
          print(indices)
        }
    }
  }
}
