import Content
import Diagnostics
import Foundation
import Markdown
import Snippets
import Testing

@testable import Check

/// Wherever on a page of several steps a typo is made, it is reported there.
struct TypoTests {
  static let text = """
    # Steps

    ```swift id=start
    import SwiftUI

    struct Row: View {
        let title: String
        var body: some View {
            Text(title)
                .bold()
        }
    }

    struct Rows: View {
        var body: some View { VStack { Row(title: "A") } }
    }
    ```

    > Steps in a quote:
    >
    > ```swift id=padded from=start
    > struct Row {
    >   var body: some View {
    >     Text(title).padding(8)
    >   }
    > }
    > ```

    - Bare members in a list:

      ```swift id=bare from=padded removes="Rows"
      var size: Double { 2 }
      func scaled() -> some View {
        Text(title).padding(size)
      }
      ```

    ```swift uses=padded
    VStack(spacing: 3) {
        Row(title: "B").padding()
    }
    ```
    """

  @Test func aStrayParenthesisIsToldAtItsPlace() async throws {
    let lines = Self.codeLines
    let places = lines.map { line in
      Place(line: line, column: Self.lines[line].utf8.count + 2, from: "", to: " )")
    }
    try await expectAll(places.filter { !$0.isOnBlankLine })
  }

  @Test(arguments: ["Text", "VStack", "padding", "title)", "Double"])
  func aMisspeltNameIsToldAtItsPlace(name: String) async throws {
    let places = Self.codeLines.compactMap { line -> Place? in
      let text = Self.lines[line]
      guard let range = text.range(of: name), !text.contains("struct Row") else { return nil }
      let column = text[..<range.lowerBound].utf8.count + 1
      return Place(line: line, column: column, from: name, to: "x" + name)
    }
    #expect(!places.isEmpty)
    try await expectAll(places)
  }
}

extension TypoTests {
  private static let lines = text.components(separatedBy: "\n")

  /// The lines between the fences, from 0.
  private static var codeLines: [Int] {
    var isInside = false
    return lines.indices.filter { index in
      let isFence = lines[index].contains("```")
      if isFence { isInside.toggle() }
      return isInside && !isFence
    }
  }

  private struct Place {
    var line: Int
    var column: Int
    var from: String
    var to: String

    var isOnBlankLine: Bool { lines[line].allSatisfy { $0.isWhitespace || $0 == ">" } }

    var text: String {
      var changed = lines
      if from.isEmpty {
        changed[line] += to
      } else if let range = changed[line].range(of: from) {
        changed[line].replaceSubrange(range, with: to)
      }
      return changed.joined(separator: "\n")
    }
  }

  private func expectAll(_ places: [Place]) async throws {
    var programs: [Program] = []
    var found: [Diagnostic] = []
    for (index, place) in places.enumerated() {
      let (document, _) = parse(place.text, file: "\(index).md")
      let page = Page(
        path: "\(index).md", slug: "", frontMatter: FrontMatter(title: "", summary: ""),
        document: document)
      let (read, diagnostics) = snippets(of: page, support: [])
      programs += read.programs
      found += diagnostics
    }
    let options = CheckOptions(jobs: 2)
    found += try await check(programs, with: SmallToolchain.make(), options: options).diagnostics
    for (index, place) in places.enumerated() {
      let expected = SourceLocation(file: "\(index).md", line: place.line + 1, column: place.column)
      let own = found.filter { $0.location.file == expected.file && $0.severity == .error }
      #expect(
        own.contains { $0.location == expected },
        "\(expected) in '\(Self.lines[place.line])': \(own.map(\.description))")
    }
  }
}
