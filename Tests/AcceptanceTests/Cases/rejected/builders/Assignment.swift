import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      count = 1  // error: type '()' cannot conform to 'View'
      Text("\(count)")
    }
  }
}
