import SwiftUI

struct Row: View {
  let title = "A"
  static var shared: some View { Text(title) }  // error: instance member 'title' cannot be used on type 'Row'
  var body: some View { Text(title) }
}
