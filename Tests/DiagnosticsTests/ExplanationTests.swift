import Foundation
import TestSupport
import Testing

@testable import Diagnostics

@Suite struct ExplanationTests {
  @Test func everyCodeInTheSourcesIsExplained() throws {
    let used = try codesInSources()
    let explained = Set(Explanation.all.map(\.code))
    #expect(used.subtracting(explained).sorted() == [])
  }

  @Test func everyExplainedCodeIsInTheSources() throws {
    let used = try codesInSources().union([Explanation.compilerGroup])
    let explained = Set(Explanation.all.map(\.code))
    #expect(explained.subtracting(used).sorted() == [])
  }

  @Test func noCodeIsExplainedTwice() {
    let codes = Explanation.all.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test func aKindThatOnlyTheCompilerKnowsIsExplainedAsOne() {
    #expect(Explanation.of("swift.DeprecatedDeclaration")?.code == Explanation.compilerGroup)
    #expect(Explanation.of("swift.error")?.code == "swift.error")
    #expect(Explanation.of("swift.") == nil)
    #expect(Explanation.of("fence.unknown") == nil)
  }

  @Test func theDocumentIsWhatTheTableSays() throws {
    let document = repository.appendingPathComponent("docs/diagnostics.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let difference = firstDifference(text, from: Explanation.reference)
    #expect(difference == nil, "run 'make docs': \(difference ?? "")")
  }
}

private let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// Codes are written in full where they are reported, but for those that `catalog.yml` and front
/// matter have in common, and for what the compiler's messages decide.
private func codesInSources() throws -> Set<String> {
  let areas = Set(Explanation.all.map(\.area)).joined(separator: "|")
  let whole = try Regex("\"((?:\(areas))\\.[a-z][a-z0-9-]*)\"", as: (Substring, Substring).self)
  let yaml = /(?:report|stop)\(\s*"([a-z-]+)"/
  var codes: Set<String> = [
    "swift.error", "swift.warning", "check.missing-error", "check.missing-warning",
    "catalog.yaml", "front-matter.yaml", "catalog.missing-title", "front-matter.missing-title",
    "front-matter.missing-summary", "catalog.unknown-value",
  ]
  for file in try sources() {
    let text = try String(contentsOf: file, encoding: .utf8)
    codes.formUnion(text.matches(of: whole).map { String($0.output.1) })
    guard file.path.contains("/Content/YAML/") else { continue }
    let kinds = text.matches(of: yaml).map { String($0.output.1) }.filter { $0 != "unknown-value" }
    codes.formUnion(kinds.flatMap { ["catalog.\($0)", "front-matter.\($0)"] })
  }
  return codes.subtracting(["catalog.yml", "page.html"])
}

private func sources() throws -> [URL] {
  let folder = repository.appendingPathComponent("Sources")
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  return paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Explanations/") }
    .map(folder.appendingPathComponent)
}
