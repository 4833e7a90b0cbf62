import SwiftUI

struct Row: View {
  let first = "A"
  let title = first + "B"  // error: cannot use instance member 'first' within property initializer; property initializers run before 'self' is available
  var body: some View { Text(title) }
}
