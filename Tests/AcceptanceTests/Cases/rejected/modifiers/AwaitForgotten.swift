import SwiftUI

struct Page: View {
  func load() async {}
  var body: some View {
    Text("Page").task { load() }  // error: expression is 'async' but is not marked with 'await'
  }
}
