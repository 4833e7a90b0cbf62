import SwiftUI

struct Stars: View {
  let count = 5
  var body: some View {
    ForEach(count) { _ in  // error: cannot convert value of type 'Int' to expected argument type 'Range<Int>'
      Image(systemName: "star")
    }
  }
}
