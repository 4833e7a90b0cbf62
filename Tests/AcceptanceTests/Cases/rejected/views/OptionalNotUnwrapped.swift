import SwiftUI

struct Row: View {
  let title: String?
  var body: some View {
    Text(title)  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
  }
}
