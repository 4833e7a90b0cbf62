import SwiftUI

struct Page: View {
  let isLong: Bool
  var body: some View { title }

  var title: some View {
    isLong ? Text("A long title") : Image(systemName: "star")  // error: result values in '? :' expression have mismatching types 'Text' and 'Image'
  }
}
