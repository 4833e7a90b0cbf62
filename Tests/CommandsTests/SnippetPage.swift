import Foundation
import TestSupport

/// A page of snippets to try the check on.
struct SnippetPage: CustomStringConvertible {
  /// Its title, as the file with the case has it.
  var title: String
  var text: String

  var description: String { "\(title)\n\(text)" }

  /// All pages: those that somebody thought up, and those that are put together by rule.
  static func all() throws -> [SnippetPage] {
    try TestCase.all("md", in: "Cases/Snippets").flatMap(pages) + generated
  }

  /// Writes a catalog of pages into `folder`.
  static func write(_ pages: [SnippetPage], to folder: URL) throws {
    let support = folder.appending(path: "content/_support")
    try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
    try Data("title: Snippets\n".utf8).write(to: folder.appending(path: "catalog.yml"))
    let view = try SeedCatalog.loadingCircle
    try Data(view.utf8).write(to: support.appending(path: "LoadingCircle.swift"))
    for (index, page) in pages.enumerated() {
      let text = "---\ntitle: A\nsummary: B\n---\n" + page.text
      try Data(text.utf8).write(to: folder.appending(path: "content/\(index).md"))
    }
  }

  /// Every heading starts a page of its own.
  private static func pages(in file: TestCase) throws -> [SnippetPage] {
    let parts = ("\n" + (try file.text)).components(separatedBy: "\n## ")
    return parts.dropFirst().map { part in
      let title = String(part.prefix { $0 != "\n" })
      return SnippetPage(
        title: "\(file.name): \(title)", text: String(part.dropFirst(title.count)))
    }
  }
}

extension SnippetPage {
  /// Statements of every kind in every place that a statement can have.
  static var generated: [SnippetPage] {
    bases.flatMap { base in
      statements.map { statement in
        SnippetPage(
          title: "\(base.name): \(statement)",
          text: "\n" + base.text.replacing("STATEMENT", with: statement))
      }
    }
  }

  private static let statements = [
    "print(1)", "print(missing)", "missing()", "let unused = 1", "var never = 1; print(never)",
    "1 + 2", "let number: Int = \"a\"", "return", "return 1", "try later()", "await later()",
    "\"open", "/* open", "}", "{", ")", "#warning(\"look\")", "#error(\"stop\")", "#missing(1)",
    "let 🙂 = 1; print(🙂, missing)", "print(\"🙂\", missing)", "self.missing = 1",
    "if let number { print(number) }", "guard false else { }", "while true {}; print(2)",
    "switch 3 { case 1: break }", "struct Local { var a: Int { \"\" } }; print(Local())",
    "#if false\n ][ \n#endif", "@Missing var wrapped = 1", "for in 1...2 {}",
  ]

  private static let bases: [(name: String, text: String)] = [
    ("view", fence("struct Row: View {", "  func work() { STATEMENT }", title, "}")),
    (
      "model",
      fence("@Observable final class Row {", "  var a = 1", "  func work() { STATEMENT }", "}")
    ),
    (
      "actor",
      fence("actor Row {", "  var a = 1", "  func work() async {", "    STATEMENT", "  }", "}")
    ),
    ("extension", fence("extension Int {", "  func work() { STATEMENT }", "}")),
    ("function", fence("func work() throws { STATEMENT }")),
    ("preview", fence("struct Row { func work() { STATEMENT } }", "#Preview { Text(\"a\") }")),
    ("members", fence("func work() { STATEMENT }", "", title)),
    ("piece", fence("Button(\"Go\") {", "  STATEMENT", "}", ".padding()")),
    ("chain", fence(".onTapGesture {", "\tSTATEMENT", "}")),
    ("statements", fence("let numbers = [1]", "print(numbers)", "STATEMENT")),
    ("given", fence("given=\"var number = 1\"", "number += 1", "STATEMENT")),
    (
      "step",
      fence("id=start", "struct Row: View {", "  func work() {}", title, "}") + "\n"
        + fence("from=start", "struct Row { func work() { STATEMENT } }")
    ),
    (
      "leaning",
      fence("id=first", "struct First { func work() { STATEMENT } }") + "\n"
        + fence("uses=first", "struct Second { let first = First() }")
    ),
  ]

  private static let title = "  var body: some View { Text(\"a\") }"

  /// - Parameter lines: attributes may come first.
  private static func fence(_ lines: String...) -> String {
    let hasAttributes = ["id=", "given=", "from=", "uses="].contains { lines[0].hasPrefix($0) }
    let code = hasAttributes ? lines.dropFirst() : lines[...]
    return "```swift\(hasAttributes ? " " + lines[0] : "")\n\(code.joined(separator: "\n"))\n```\n"
  }
}
