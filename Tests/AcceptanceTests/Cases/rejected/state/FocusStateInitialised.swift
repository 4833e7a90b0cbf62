import SwiftUI

struct Name: View {
  @FocusState private var isFocused: Bool = true  // error: argument passed to call that takes no arguments
  var body: some View { Text("\(isFocused)") }
}
