import SwiftUI

struct Settings1 { var level = 0 }

struct Page: View {
  @State private var settings = Settings1()
  var body: some View {
    Text("Page").onChange(of: settings) { _, _ in }  // error: requires that 'Settings1' conform to 'Equatable'
  }
}
