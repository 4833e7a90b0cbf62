import TestSupport
import Testing

@testable import Snippets

/// Whatever stands on a page, reading it ends, and every line of a program knows its place or is
/// the tool's own.
struct HostileTests {
  /// The cases of this folder, with letters taken out, put in and swapped.
  @Test(arguments: TestCase.all("md"))
  func brokenPagesAreRead(_ testCase: TestCase) throws {
    var random = Generator(state: 7)
    let original = Array(try testCase.text)
    let pieces = ["{", "}", "\"", "(", "\"\"\"", "#", ";", "\n", "@", "/*", "init", "ä", "```", ""]
    for _ in 0..<12 {
      var text = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        let piece = pieces.randomElement(using: &random) ?? ""
        text.replaceSubrange(place..<min(text.count, place + 1), with: Array(piece))
      }
      let page = page(String(text))
      let (read, _) = snippets(of: page, support: [])
      for program in read.programs {
        #expect(program.main.lines.allSatisfy { !$0.text.contains("\n") })
        _ = highlight(program.main)
      }
    }
  }

  /// The parser, or what walks its tree, goes one call deeper with each of these.
  @Test(arguments: [
    ("Text(\"a\")", ".padding()"), ("let x = a", ".b"), ("let x: Int", "?"), ("let x = a", "[0]"),
    ("let x: ", "Array<"), ("let x: ", "() -> "), ("#if A\n", "#if A\n"),
    ("if true {}", " else if true {}"), ("let x = ", "!"), ("let x = 1", " as Int"),
  ])
  func whatIsTooDeepIsToldAndTheRestIsRead(start: String, level: String) {
    let deep = start + String(repeating: level, count: 60_000 / level.utf8.count)
    let text = "```swift id=deep\n\(deep)\n```\n\n```swift\nstruct A {}\n```\n"
    let (read, found) = snippets(of: page(text), support: [])
    #expect(read.programs.last?.main.lines.last?.text == "struct A {}")
    #expect(read.programs.count + found.count(where: { $0.location.line < 4 }) >= 2)
    for snippet in read.snippets { #expect(highlight(snippet.text).isEmpty == false) }
  }

  /// The parser takes twice as long with each bracket.
  @Test func whatTheParserWouldNeverBeDoneWithIsGivenUp() {
    let text = "let x = " + String(repeating: "[", count: 18)
    #expect(parse(text, within: .milliseconds(1)) == nil)
  }

  @Test func whatIsLongerThanAnySnippetIsTold() {
    let found = problems("```swift\n\(String(repeating: "struct A {}\n", count: 6000))\n```\n")
    #expect(found.contains { $0.contains("make it simpler") })
  }

  /// The last step comes first, so that all others have to be made before it.
  @Test func aLongChainOfStepsIsMade() {
    let steps = (1...600).reversed().map { number in
      "```swift id=a\(number) from=a\(number - 1)\nlet a = \(number)\n```\n\n"
    }
    let text = steps.joined() + "```swift id=a0\nlet a = 0\n```\n"
    let (read, found) = snippets(of: page(text), support: [])
    #expect(found.isEmpty)
    #expect(read.programs.first?.main.string.contains("\nlet a = 600\n") == true)
  }

  @Test func aLongCircleOfStepsIsTold() {
    let steps = (0..<500).map { number in
      "```swift id=a\(number) from=a\((number + 1) % 500)\nlet a = \(number)\n```\n\n"
    }
    let (_, found) = snippets(of: page(steps.joined()), support: [])
    #expect(found.map(\.code) == ["step.circle"])
  }

  @Test func ofManyBlocksThatDeclareANameTheFirstAreNamed() {
    let block = "```swift ignore=\"no\"\nstruct A {}\n```\n\n"
    let declaring = (0..<300).map { "```swift\nstruct A {}\nlet a\($0) = 1\n```\n\n" }.joined()
    let (_, found) = snippets(
      of: page(block + declaring + "```swift\nlet b = A()\n```\n"), support: [])
    #expect(found.map(\.code) == ["name.ambiguous-name"])
    #expect(found.first?.message.hasPrefix("300 blocks") == true)
    #expect(found.first?.notes.count == 10)
  }

  @Test func deepNestingIsRead() {
    let code = String(repeating: "struct A { ", count: 3000)
    #expect(read("```swift\n\(code)\n```\n").programs.count == 1)
    let views = String(repeating: "VStack { ", count: 3000)
    _ = problems("```swift\n\(views)\n```\n")
  }
}

/// Numbers that are the same on every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}
