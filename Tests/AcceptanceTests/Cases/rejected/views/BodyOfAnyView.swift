import SwiftUI

struct Page: View {  // error: type 'Page' does not conform to protocol 'View'
  var body: any View { Text("Page") }
}
