import SwiftUI

struct Page: View {
  var body: some View {
    TimelineView(.hourly) { _ in Text("A") }  // error: has no member 'hourly'
  }
}
