import SwiftUI

struct Stars: View {
  var body: some View {
    ForEach(1...5) { _ in  // error: cannot convert value of type 'ClosedRange<Int>' to expected argument type 'Range<Int>'
      Image(systemName: "star")
    }
  }
}
