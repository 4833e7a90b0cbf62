import SwiftUI

class Page: View {  // error: type 'Page' does not conform to protocol 'View'
  let title = "Page"
}
