import SwiftUI

struct Field: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator  // error: cannot assign value of type
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {}
}
