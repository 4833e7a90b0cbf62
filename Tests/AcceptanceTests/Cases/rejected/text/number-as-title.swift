import SwiftUI

struct Counter: View {
  let count = 3

  var body: some View {
    Text(count)  // error: no exact matches in call to initializer
  }
}
