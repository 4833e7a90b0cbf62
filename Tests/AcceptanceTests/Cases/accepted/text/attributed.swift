import SwiftUI

struct Highlights {
  var text: AttributedString = {
    var text = AttributedString("Hello, reader")
    text.font = .title.bold()
    text.foregroundColor = .red
    text.backgroundColor = .yellow.opacity(0.3)
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    text.kern = 2
    text.tracking = 1
    text.baselineOffset = 3
    text.link = URL(string: "https://example.com")
    return text
  }()

  mutating func mark(_ word: String) {
    guard let range = text.range(of: word) else { return }
    text[range].foregroundColor = .accentColor
    text[range].font = .system(size: 20, weight: .bold, design: .rounded)
    text[range].swiftUI.font = .body
    text[range].inlinePresentationIntent = .stronglyEmphasized
  }

  static func container() -> AttributeContainer {
    var container = AttributeContainer()
    container.foregroundColor = .secondary
    container.font = .caption
    return container
  }

  static func parsed() -> AttributedString {
    (try? AttributedString(
      markdown: "**Bold** and [a link](https://example.com)",
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? "nothing"
  }
}

struct HighlightsView: View {
  @State private var highlights = Highlights()

  var body: some View {
    VStack {
      Text(highlights.text)
      Text(Highlights.parsed())
      Text(AttributedString("plain", attributes: Highlights.container()))
      ForEach(Array(highlights.text.runs.enumerated()), id: \.offset) { _, run in
        Text(run.link == nil ? "text" : "link")
          .font(run.font)
      }
    }
    .onAppear { highlights.mark("reader") }
  }
}
