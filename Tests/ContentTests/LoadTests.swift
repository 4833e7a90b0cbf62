import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

/// A case is a small catalog in one file; what is expected is what was read of it, and what was
/// found wrong with it.
@Suite struct LoadTests {
  @Test(arguments: TestCase.all("txt"))
  func loads(_ testCase: TestCase) throws {
    let report = try withTemporaryFolder { folder in
      try TextArchive(try testCase.text).write(to: folder)
      return describe(Catalog.load(root: folder))
    }
    try testCase.expect(report, recordedIn: "report")
  }

  @Test func everyReportHasItsCase() {
    #expect(TestCase.leftOver("report", of: "txt") == [])
  }
}

private func describe(_ result: (catalog: Catalog?, problems: [Diagnostic])) -> String {
  guard let catalog = result.catalog else { return "no catalog\n" + lines(result.problems) }
  let problems = (result.problems + catalog.outline.problems()).sorted()
  return lines(settings(catalog.configuration))
    + describe(catalog.sections(includingDrafts: true))
    + lines(catalog.support.map { "support \($0.path)" })
    + lines(catalog.assets.map { "asset \($0)" }) + lines(problems)
}

private func lines(_ items: [some CustomStringConvertible]) -> String {
  items.map { "\($0)\n" }.joined()
}

/// What differs from the defaults, as `name: value`.
private func settings(_ configuration: Configuration) -> [String] {
  let defaults = Configuration(title: "")
  let own = properties(configuration) + properties(configuration.preview)
  let others = Set(properties(defaults) + properties(defaults.preview))
  return own.filter { !others.contains($0) && !$0.hasPrefix("preview:") }
}

private func properties(_ value: Any) -> [String] {
  Mirror(reflecting: value).children.map { "\($0.label ?? ""): \($0.value)" }
}

private func describe(_ section: Content.Section, indent: String = "") -> String {
  let pages = [section.landing].compactMap { $0 } + section.pages
  return "\(indent)section '\(section.slug)' \"\(section.title)\"\n"
    + pages.map { "\(indent)  \(describe($0))\n" }.joined()
    + section.sections.map { describe($0, indent: indent + "  ") }.joined()
}

private func describe(_ page: Page) -> String {
  let matter = page.frontMatter
  let lists = [
    ("tags", matter.tags), ("related", matter.related), ("aliases", matter.aliases),
  ]
  var parts = ["\(page.path) '\(page.slug)' \"\(matter.title)\" \(matter.summary.debugDescription)"]
  if let order = matter.order { parts.append("order \(order)") }
  if let ios = matter.ios { parts.append("ios \(ios)") }
  parts += lists.filter { !$0.1.isEmpty }.map { "\($0) \($1.joined(separator: " "))" }
  if matter.isDraft { parts.append("draft") }
  return (parts + ["\(page.document.children.count) blocks"]).joined(separator: ", ")
}
