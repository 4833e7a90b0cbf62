import SwiftUI
import UIKit

struct NotesEditor: UIViewRepresentable {
  @Binding var text: String
  var isEditable = true

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    view.backgroundColor = .secondarySystemBackground
    view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
    view.isScrollEnabled = false
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    if uiView.text != text { uiView.text = text }
    uiView.isEditable = isEditable && context.environment.isEnabled
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextViewDelegate {
    private let text: Binding<String>

    init(text: Binding<String>) {
      self.text = text
    }

    func textViewDidChange(_ textView: UITextView) {
      text.wrappedValue = textView.text
    }
  }
}

struct Notes: View {
  @State private var text = "Milk"

  var body: some View {
    NotesEditor(text: $text)
      .frame(minHeight: 120)
      .padding()
  }
}
