import Foundation
import TestSupport

/// A catalog in a scratch folder whose one page holds the code of the seed, passage by passage, as
/// it stands there.
struct SeedCatalog {
  /// The text that the project's first page was thought up from.
  static let text = shared("seeds/000_54a76825c85536fb.txt")
    .flatMap { try? String(contentsOf: $0, encoding: .utf8) }

  /// The view that the seed uses and does not show, as our own pages have it.
  static var loadingCircle: String {
    get throws {
      let file = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../content/_support/LoadingCircle.swift").standardizedFileURL
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  private let lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  /// Writes the catalog into `folder`.
  func write(to folder: URL, as dress: PageDress = .plain) throws {
    let support = folder.appending(path: "content/_support")
    try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
    try Data(Self.loadingCircle.utf8).write(to: support.appending(path: "LoadingCircle.swift"))
    let files = [
      "catalog.yml": "title: Seed\nsummary: A seed\n", "content/index.md": try page(dress),
    ]
    for (path, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: path))
    }
  }

  /// Where the code starts and ends, found by its first line and its last one from there.
  private struct Passage {
    var first: String
    /// What the line before it starts with, where several start the same way.
    var after = ""
    var last: String
  }

  var start: String {
    get throws {
      try code(
        Passage(first: "import Combine", last: "        .environment(\\.sizeCategory, .access"),
        more: 1)
    }
  }

  var final: String {
    get throws {
      try code(Passage(first: "struct RoundButton: View {", after: "Let's have", last: "}"))
    }
  }

  private func page(_ dress: PageDress) throws -> String {
    let head = "---\ntitle: Seed\nsummary: A seed\n---\n\n"
    let passages = try fences.map { attributes, code in
      dress.put(on: "```swift \(attributes)\n\(code)\n```") + "\n\nText.\n\n"
    }
    return dress.end(lines: head + passages.joined())
  }
}

/// The ways that a fence may stand on a page.
enum PageDress: CaseIterable {
  case plain, inListAndQuote, withTabsAndCarriageReturns

  fileprivate func put(on fence: String) -> String {
    let lines = fence.components(separatedBy: "\n")
    switch self {
    case .plain: return fence
    case .inListAndQuote:
      return "1. An item\n\n" + lines.map { "   > \($0)" }.joined(separator: "\n")
    case .withTabsAndCarriageReturns:
      let code = lines.dropFirst().map { line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: spaces / 4)
          + (line.hasPrefix("        ") ? "/* 🙂 */" : "") + line.dropFirst(spaces / 4 * 4)
      }
      return ([lines[0]] + code).joined(separator: "\n")
    }
  }

  fileprivate func end(lines text: String) -> String {
    self == .withTabsAndCarriageReturns ? text.replacing("\n", with: "\r\n") : text
  }
}

extension SeedCatalog {
  struct MissingPassage: Error { var first: String }

  private func code(_ passage: Passage, more: Int = 0) throws -> String {
    let start = lines.indices.first { index in
      let previous = lines[..<index].last { !$0.allSatisfy(\.isWhitespace) } ?? ""
      return lines[index].hasPrefix(passage.first) && previous.hasPrefix(passage.after)
    }
    guard let start,
      let end = lines[start...].firstIndex(where: { $0.hasPrefix(passage.last) })
    else { throw MissingPassage(first: passage.first) }
    return lines[start...end + more].joined(separator: "\n")
  }

  /// All code of the text in its order, with what an author would say of each passage.
  private var fences: [(attributes: String, code: String)] {
    get throws {
      let button =
        "let title: String; let isLoading: Bool; let isActive: Bool; let action: () -> Void; "
        + "let titleColor = Color.primary; let fillColor = Color.gray"
      let listening =
        "import Combine; let isActive: Bool; let titleColor: Color; let fillColor: Color; "
        + "@State var textColor: Color; @State var backgroundColor: Color"
      let computed = "let titleColor: Color; let fillColor: Color; let isActive: Bool"
      let receiver = try code(
        Passage(first: "    // At the bottom", last: "        backgroundColor ="), more: 1)
      let black = try code(
        Passage(first: "    var titleColor", after: "The author", last: "    var fillColor"))
      let primary = try code(
        Passage(first: "    var titleColor", after: "Let's replace", last: "    var fillColor"))
      return [
        ("id=start", try start),
        ("given=\"\(listening)\"", receiver),
        ("from=start", receiver),
        (
          "given=\"\(computed)\"",
          try code(Passage(first: "    var textColor: Color {", last: "    var back"), more: 2)
        ),
        ("", try code(Passage(first: ".frame(", last: ")"))),
        ("given=\"\(button)\"", try code(Passage(first: "var body: some View {", last: "}"))),
        (
          "given=\"\(button)\"",
          try code(Passage(first: "Button(action", after: "Surely we", last: ".frame(minWidth"))
        ),
        (
          "given=\"let isLoading: Bool\"",
          try code(Passage(first: " .overlay {", last: "}"))
        ),
        (
          "given=\"\(button)\"",
          try code(
            Passage(first: "Button(action", after: "The reason is", last: ".overlay"), more: 5)
        ),
        ("", black), ("from=start", black), ("", primary), ("from=start", primary),
        ("", try code(Passage(first: "@Environment", last: "@Environment"))),
        ("id=final", try final),
      ]
    }
  }
}
