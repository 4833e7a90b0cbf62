import SwiftUI

struct Name: View {
  @State private var name = ""
  var body: some View {
    Text($name)  // error: initializer 'init(_:)' requires that 'Binding<String>' conform to 'StringProtocol'
  }
}
