import SwiftUI

struct Names: View {
  func delete(_ offsets: IndexSet) {}
  var body: some View {
    VStack {
      Text("Ada")
        .onDelete(perform: delete)  // error: value of type 'Text' has no member 'onDelete'
    }
  }
}
