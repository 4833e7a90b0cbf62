import SwiftUI

struct Page: View {
  var body: some View {
    let title: Text = Text("Page").padding()  // error: cannot convert value of type 'some View' to specified type 'Text'
    title
  }
}
