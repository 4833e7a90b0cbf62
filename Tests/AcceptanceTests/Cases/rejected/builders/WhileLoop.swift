import SwiftUI

struct Stars: View {
  var body: some View {
    HStack {
      while true {  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
        Image(systemName: "star")
      }
    }
  }
}
