import Diagnostics
import Foundation
import Snippets
import Testing

@testable import Check

/// Wherever a block stands, and however its lines end, a mistake is told where its author made it.
struct PositionTests {
  /// In each, the sign marks the one name that is not there.
  private static let pages = [
    "```swift\n▲missing()\n```",
    "```swift\nText(▲missing)\n```",
    "```swift\n.padding(▲missing)\n```",
    "```swift\nlet a = ▲missing\nvar b: Int { 1 }\n```",
    "- a\n\n  1. b\n\n     ```swift\n     let a = 1\n     print(a, ▲missing)\n     ```",
    "> ```swift\n> ▲missing()\n> ```",
    ">```swift\n>print(1, ▲missing)\n>```",
    "> lazy\ncontinued\n> > ~~~swift\n> > let 🙂 = 1; print(\"é🙂\", 🙂, ▲missing)\n> > ~~~",
    "1. a\n   > - ```swift\n   >   ▲missing()\n   >   ```",
    "   ```swift\n   print(1)\n     print(▲missing)\n   ```",
    "```swift\n\tlet a = 1\n\tprint(\ta, ▲missing)\n```",
    "-\t```swift\n\tprint(▲missing)\n\t```",
    "````swift\nlet a = \"\"\"\n  ```\n  \"\"\"; print(a, ▲missing)\n````",
    "```swift\nlet a = \"/main-text.swift:1:1: error: b\"; print(a, ▲missing)\n```",
    "```swift given=\"let é = 1\"\nprint(é, ▲missing)\n```",
    "```swift id=a\nstruct A {\n  let b = 1\n}\n```\n\n"
      + "> ```swift from=a\n> struct A {\n>   let b = ▲missing\n> }\n> ```",
    "> ```swift id=a\n> struct A {\n>   let b = ▲missing\n> }\n> ```\n\n"
      + "```swift from=a\nstruct A {\n  let c = 1\n}\n```",
  ]

  @Test(arguments: ["\n", "\r\n", "\r"])
  func mistakesAreToldWhereTheyAre(_ lineBreak: String) async throws {
    let programs = Self.pages.enumerated().flatMap { index, text in
      let text = text.replacing("▲", with: "").replacing("\n", with: lineBreak)
      return snippets(of: page(text, path: "\(index).md"), support: []).0.programs
    }
    let report = try await check(
      programs, with: SmallToolchain.make(), options: CheckOptions(jobs: 2))
    let expected = Self.pages.enumerated().map { index, text in
      let lines = text.prefix { $0 != "▲" }.split(separator: "\n", omittingEmptySubsequences: false)
      let column = (lines.last?.utf8.count ?? 0) + 1
      return "\(index).md:\(lines.count):\(column): error: cannot find 'missing' in scope"
    }
    let found = report.diagnostics.map { "\($0.location): error: \($0.message)" }
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }
}
