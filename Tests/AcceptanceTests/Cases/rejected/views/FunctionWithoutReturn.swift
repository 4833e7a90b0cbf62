import SwiftUI

struct Page: View {
  var body: some View { title(2) }

  func title(_ count: Int) -> Text {
    let text = "\(count) items"
    print(text)
  }  // error: missing return in instance method expected to return 'Text'
}
