import Diagnostics
import TestSupport
import Testing

@testable import Snippets

/// Every case is a page; its programs are recorded, each line behind the place it comes from.
struct ProgramTests {
  @Test(arguments: TestCase.all("md"))
  func programsReadAsWrittenByHand(_ testCase: TestCase) throws {
    let page = page(try testCase.text, path: "page.md")
    let (read, diagnostics) = snippets(of: page, support: [])
    let problems = diagnostics.map { $0.description + "\n" }.joined()
    try testCase.expect(problems + read.programs.map(dump).joined(), recordedIn: "programs")
  }

  @Test func everyRecordHasItsCase() {
    #expect(TestCase.leftOver("programs", of: "md").isEmpty)
  }

  private func dump(_ program: Program) -> String {
    let name = program.snippet.attributes.id ?? "\(program.snippet.id.index)"
    let head =
      "== \(name): \(program.previewMode)\(program.isNestable ? "" : ", alone")\n"
      + program.previews.map { "   draws \(describe($0))\n" }.joined()
    let texts = [program.main] + program.companions
    return head + texts.map(lines).joined(separator: "-- with\n")
  }

  private func lines(_ text: SourceText) -> String {
    text.lines.map { line in
      let place = line.origin.map { "\($0.line):\($0.column)" } ?? "-"
      let margin = String(repeating: " ", count: max(0, 6 - place.count)) + place
      return (line.text.isEmpty ? "\(margin) |" : "\(margin) | \(line.text)") + "\n"
    }.joined()
  }

  private func describe(_ preview: PreviewDeclaration) -> String {
    switch preview {
    case .macro(let name, _): name.map { "#Preview(\($0))" } ?? "#Preview"
    case .provider(let type, _): type
    case .view(let type, _): "\(type)()"
    }
  }
}
