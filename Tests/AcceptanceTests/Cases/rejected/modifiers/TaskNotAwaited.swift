import SwiftUI

struct Page: View {
  func load() async {}
  var body: some View {
    Text("Page").onAppear { await load() }  // error: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
  }
}
