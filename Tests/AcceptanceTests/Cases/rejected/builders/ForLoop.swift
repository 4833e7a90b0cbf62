import SwiftUI

struct Stars: View {
  var body: some View {
    HStack {
      for _ in 1...5 {  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        Image(systemName: "star")
      }
    }
  }
}
