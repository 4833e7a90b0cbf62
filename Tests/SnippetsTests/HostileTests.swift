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
