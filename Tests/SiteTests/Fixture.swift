import Content
import Diagnostics
import Foundation
import Markdown
import PreviewExchange
import Snippets

@testable import Site

/// A small catalog made by hand: a section with one page that goes from a start to a step.
enum Fixture {
  static let path = "content/refactors/round-button.md"

  static func publication(_ change: (inout Page) -> Void = { _ in }) -> Publication {
    var page = Page(
      path: path, slug: "refactors/round-button",
      frontMatter: FrontMatter(title: "Round button", summary: "A button, step by step"),
      document: document)
    change(&page)
    return Publication(
      catalog: catalog([page]), snippets: [snippets(page)], drawings: [start.id: drawings])
  }

  static func catalog(_ pages: [Page]) -> Catalog {
    Catalog(
      root: URL(fileURLWithPath: "/catalog"), configuration: Configuration(title: "Patterns"),
      pages: pages, support: [])
  }

  static let theme = Theme(
    page: {
      var diagnostics: [Diagnostic] = []
      return Template(
        "<title>{{title}}</title>\n{{facts}}{{content}}", file: "page.html",
        diagnostics: &diagnostics)
    }(), assets: [], diagnostics: [])

  /// The page's markup, in a template that holds little else.
  static func html(_ publication: Publication, _ slug: String = "refactors/round-button") -> String
  {
    let files = try? site(publication, theme: theme).files
    let file = files?.first { $0.path == slug + "/index.html" }
    return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  static let start = snippet(0, line: 10, text: "struct RoundButton {\n  let title: String\n}") {
    $0.id = "start"
    $0.title = "RoundButton.swift"
  }

  static let step = {
    var step = snippet(1, line: 20, text: "struct RoundButton {\n  var title: String\n}") {
      $0.id = "step"
      $0.from = "start"
    }
    step.from = start.id
    return step
  }()

  static func snippet(
    _ index: Int, line: Int, text: String, _ attributes: (inout FenceAttributes) -> Void = { _ in }
  ) -> Snippet {
    var own = FenceAttributes()
    attributes(&own)
    return Snippet(
      id: .init(page: path, index: index), attributes: own, text: source(text, line: line + 1),
      location: place(line))
  }

  static func place(_ line: Int) -> SourceLocation {
    SourceLocation(file: path, line: line, column: 4)
  }

  static func source(_ text: String, line: Int) -> SourceText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return SourceText(
      lines: lines.enumerated().map { index, text in
        .init(String(text), origin: SourceLocation(file: path, line: line + index))
      })
  }

  private static func snippets(_ page: Page) -> PageSnippets {
    PageSnippets(
      page: page, snippets: [start, step],
      programs: [start, step].map { Program(snippet: $0, main: $0.text) },
      comparisons: [Comparison(before: start.id, after: step.id, location: place(30))])
  }

  static var document: Node {
    Node(
      .document, at: place(1),
      [
        Node(.heading(level: 2), at: place(2), [Node(.text("Start & end"), at: place(2))]),
        fence(start), fence(step), compare,
      ])
  }

  static func fence(_ snippet: Snippet) -> Node {
    let block = Node.CodeBlock(
      info: "swift", infoLocation: snippet.location, text: snippet.text)
    return Node(.codeBlock(block), at: snippet.location)
  }

  private static var compare: Node {
    let block = Node.CodeBlock(
      info: "compare before=start after=step", infoLocation: place(30), text: SourceText())
    return Node(.codeBlock(block), at: place(30))
  }

  static let drawings = [
    DrawResult.Preview(
      name: "Dynamic type", line: 9,
      drawings: ["large", "accessibility3"].flatMap { size in
        Variant.Appearance.allCases.map { drawing($0, size) }
      })
  ]

  static func drawing(_ appearance: Variant.Appearance, _ size: String) -> DrawResult.Drawing {
    DrawResult.Drawing(
      variant: Variant(appearance: appearance, textSize: size), size: [220, 47.5],
      svg: "<svg>\(appearance.rawValue) \(size)</svg>",
      elements: [
        .init(kind: .control, role: "button", label: "Continue", frame: [0, 0, 220, 48]),
        .init(kind: .text, text: "Continue", frame: [70, 14, 80, 20]),
        .init(kind: .text, text: "Go \"on\"", frame: [70, 14, 80, 20]),
      ], notDrawn: [".blur"])
  }
}
