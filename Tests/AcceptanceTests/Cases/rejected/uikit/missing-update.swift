import SwiftUI

struct Line: UIViewRepresentable {  // error: type 'Line' does not conform to protocol 'UIViewRepresentable'
  func makeUIView(context: Context) -> UIView {
    UIView()
  }
}
