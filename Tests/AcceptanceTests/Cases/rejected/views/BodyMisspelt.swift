import SwiftUI

struct Page: View {  // error: type 'Page' does not conform to protocol 'View'
  var boddy: some View { Text("Page") }
}
