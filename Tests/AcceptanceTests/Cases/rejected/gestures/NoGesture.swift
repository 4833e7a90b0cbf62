import SwiftUI

struct Page: View {
  var body: some View {
    Text("A").gesture(Text("B"))  // error: instance method 'gesture(_:including:)' requires that 'Text' conform to 'Gesture'
  }
}
