import Foundation
import TestSupport
import Testing

/// Two of the documents that the catalog was thought up from, passage by passage, as they stand there.
///
/// Names that they leave out are supplied.
@Suite(.enabled(if: shared("seeds") != nil, "no shared folder"))
struct SeedPassagesTests {
  @Test(arguments: ["001_950c53ec24445c1c.txt", "002_eba3c54242c35681.txt"])
  func everyPassageCompiles(_ seed: String) async throws {
    let text = try String(contentsOf: try #require(shared("seeds/" + seed)), encoding: .utf8)
    let passages = passages(of: text)
    #expect(passages.count >= 6)
    let names = URL(fileURLWithPath: #filePath)
      .appending(path: "../Cases/seeds/Names.swift").standardizedFileURL
    let support = ["Names.swift": try String(contentsOf: names, encoding: .utf8)]
    let pages = Dictionary(
      uniqueKeysWithValues: passages.enumerated().map { ("passage-\($0)", page($1)) })
    let errors = try await CaseCatalog(pages: pages, support: support).complaints(of: "error")
    for (name, page) in pages {
      #expect(errors[name, default: []] == [], "\(page)")
    }
  }

  /// Declarations that follow each other without prose between them are one passage.
  private func passages(of text: String) -> [String] {
    var passages: [[String]] = []
    var isInside = false
    var follows = false
    for line in text.components(separatedBy: "\n") {
      let starts = line.wholeMatch(of: /(@\w+|struct|enum|class|extension|Toggle\().*/) != nil
      if starts && !isInside {
        if !follows { passages.append([]) }
        (isInside, follows) = (!line.hasPrefix("@"), true)
      } else if !isInside && !line.allSatisfy(\.isWhitespace) && !line.hasPrefix(".") {
        follows = false
      }
      if isInside || follows { passages[passages.count - 1].append(withoutNotes(line)) }
      if line.hasPrefix("}") { isInside = false }
    }
    // The interface of a type of Apple's is no code.
    return passages.map { $0.joined(separator: "\n") }.filter { !$0.hasPrefix("@available") }
  }

  /// One of the documents numbers places in its code, as of footnotes.
  private func withoutNotes(_ line: String) -> String {
    line.replacing(/(?<code>[")}l])[1-4]$/) { $0.code }
  }

  /// A page with the passage, and what it takes from the prose around it.
  private func page(_ passage: String) -> String {
    let given = passage.hasPrefix("Toggle(") ? #" given="@State private var isOn = true""# : ""
    let uses = passage.contains("(.reminder)") ? " uses=shorthand" : ""
    return """
      ---
      title: A
      summary: B
      ---
      ~~~swift\(given)\(uses)
      \(passage)
      ~~~

      ~~~swift id=shorthand
      extension ToggleStyle where Self == ReminderToggleStyle {
        static var reminder: Self { Self() }
      }
      ~~~

      """
  }
}
