import SwiftUI

struct Page: View {
  var body: some View { Text("A") }
  func refresh() {}
}

nonisolated func show(_ page: Page) {
  page.refresh()  // warning: call to main actor-isolated instance method 'refresh()' in a synchronous nonisolated context
}
