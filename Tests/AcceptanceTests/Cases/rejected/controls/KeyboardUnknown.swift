import SwiftUI

struct Page: View {
  @State private var mail = ""
  var body: some View {
    TextField("Mail", text: $mail).keyboardType(.email)  // error: type 'UIKeyboardType' has no member 'email'
  }
}
