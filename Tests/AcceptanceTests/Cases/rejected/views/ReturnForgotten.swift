import SwiftUI

struct Page: View {
  let count: Int
  var body: some View { title }

  var title: some View {  // error: function declares an opaque return type, but has no return statements in its body
    let text = "\(count) items"
    Text(text)  // warning: result of 'Text' initializer is unused
  }
}
