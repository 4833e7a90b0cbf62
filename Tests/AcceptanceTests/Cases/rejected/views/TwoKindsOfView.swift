import SwiftUI

struct Page: View {
  let isLong: Bool
  var body: some View { title }

  var title: some View {  // error: function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types
    if isLong { return Text("A long title") }
    return Image(systemName: "star")
  }
}
