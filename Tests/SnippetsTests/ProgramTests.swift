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

  /// Every case holds some pages; those that name blocks of others are read among all of them.
  @Test(arguments: TestCase.all("pages"))
  func programsOfPagesThatNameEachOthersBlocks(_ testCase: TestCase) throws {
    let pages = TextArchive(try testCase.text).files.map { page($0.text, path: $0.path) }
    let lookup = PageLookup(pages)
    let read = pages.map { snippets(of: $0, among: lookup, support: []) }
    let texts = zip(pages, read).map { page, read in
      let (snippets, diagnostics) = read
      let problems = diagnostics.map { $0.description + "\n" }.joined()
      let others =
        snippets.leansOn.isEmpty ? "" : " with \(snippets.leansOn.joined(separator: ", "))"
      return "# \(page.path)\(others)\n" + problems + snippets.programs.map(dump).joined()
    }
    try testCase.expect(texts.joined(), recordedIn: "page-programs")
  }

  @Test func everyRecordHasItsCase() {
    #expect(TestCase.leftOver("programs", of: "md").isEmpty)
    #expect(TestCase.leftOver("page-programs", of: "pages").isEmpty)
  }

  private func dump(_ program: Program) -> String {
    let name = program.snippet.attributes.id ?? "\(program.snippet.id.index)"
    let head =
      "== \(name): \(program.previewMode)\(program.isNestable ? "" : ", alone")\n"
      + program.previews.map { "   draws \(describe($0))\n" }.joined()
    let texts = [program.main] + program.companions
    let own = program.snippet.location.file
    return head + texts.map { lines($0, of: own) }.joined(separator: "-- with\n")
  }

  private func lines(_ text: SourceText, of page: String) -> String {
    text.lines.map { line in
      let file = line.origin.map { $0.file == page ? "" : "\($0.file):" } ?? ""
      let place = line.origin.map { "\(file)\($0.line):\($0.column)" } ?? "-"
      let margin = String(repeating: " ", count: max(0, 6 - place.count)) + place
      let shown = line.text.isEmpty ? "\(margin) |" : "\(margin) | \(line.text)"
      return shown + notes(line.annotations) + "\n"
    }.joined()
  }

  /// What is said of a line, behind it.
  private func notes(_ annotations: Annotations) -> String {
    let marks = annotations.marks.map(\.rawValue).sorted()
    let expected = annotations.expectations.map {
      "\($0.severity) '\($0.text)' at \($0.location.line):\($0.location.column)"
    }
    let all = (annotations.isFolded ? ["hidden"] : []) + marks + expected
    return all.isEmpty ? "" : "   ← \(all.joined(separator: ", "))"
  }

  private func describe(_ preview: PreviewDeclaration) -> String {
    switch preview {
    case .macro(let name, _): name.map { "#Preview(\($0))" } ?? "#Preview"
    case .provider(let type, _): type
    case .view(let type, _): "\(type)()"
    }
  }
}
