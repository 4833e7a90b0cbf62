import SwiftUI

struct Page: View {
  var body: some View {
    Text(Date())  // error: initializer 'init(_:)' requires that 'Date' conform to 'StringProtocol'
  }
}
