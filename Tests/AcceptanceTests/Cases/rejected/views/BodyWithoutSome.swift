import SwiftUI

struct Page: View {  // error: type 'Page' does not conform to protocol 'View'
  var body: View {  // warning: use of protocol 'View' as a type must be written 'any View'
    Text("Page")
  }
}
