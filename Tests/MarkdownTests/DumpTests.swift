import Markdown
import TestSupport
import Testing

@Suite struct DumpTests {
  @Test(arguments: TestCase.all("md"))
  func dumps(_ testCase: TestCase) throws {
    let (document, diagnostics) = parse(try testCase.text, file: "\(testCase.name).md")
    let problems = diagnostics.map { "\($0)\n" }.joined()
    try testCase.expect(document.dump() + problems, recordedIn: "tree")
  }

  @Test func everyTreeHasItsCase() {
    #expect(TestCase.leftOver("tree", of: "md") == [])
  }
}
