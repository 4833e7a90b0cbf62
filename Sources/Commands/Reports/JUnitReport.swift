import Diagnostics

extension CheckedCatalog {
  /// JUnit's XML: a suite for each page with a test for each of its blocks, and one for its text.
  ///
  /// No test has a time: the same catalog gives the same report.
  func junit() -> String {
    let paths = Set(pages.map(\.path))
    let byFile = Dictionary(grouping: report.diagnostics, by: \.location.file)
    let others = byFile.keys.filter { !paths.contains($0) }.sorted()
    let suites =
      pages.map { JUnitSuite($0, byFile[$0.path] ?? []) }
      + others.map { JUnitSuite(name: $0, tests: [.init("file", byFile[$0] ?? [])]) }
    let tests = suites.flatMap(\.tests)
    let head = "<testsuites name=\"catalog\" \(counts(tests))>"
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + suites.map(\.xml)
      + ["</testsuites>"]).joined(separator: "\n")
  }
}

private func counts(_ tests: [JUnitTest]) -> String {
  let failures = tests.filter(\.isFailure).count
  return "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"0\""
}

private struct JUnitSuite {
  var name: String
  var tests: [JUnitTest]

  var xml: String {
    let skipped = tests.filter { $0.reasonToSkip != nil }.count
    let head =
      "  <testsuite name=\"\(xmlText(name))\" \(counts(tests)) skipped=\"\(skipped)\">"
    return ([head] + tests.map { $0.xml(suite: name) } + ["  </testsuite>"])
      .joined(separator: "\n")
  }
}

extension JUnitSuite {
  /// A diagnostic belongs to the block on whose lines it is, or else to the page's text.
  init(_ page: PageSurvey, _ diagnostics: [Diagnostic]) {
    name = page.path
    var left = diagnostics
    let blocks = page.blocks.map { block in
      let lines = block.location.line...block.lastLine
      let own = left.filter { lines.contains($0.location.line) }
      left.removeAll { lines.contains($0.location.line) }
      var test = JUnitTest(block.name, own)
      test.reasonToSkip = block.ignore
      return test
    }
    tests = [JUnitTest("text", left)] + blocks
  }
}

private struct JUnitTest {
  var name: String
  var diagnostics: [Diagnostic]
  var reasonToSkip: String?

  init(_ name: String, _ diagnostics: [Diagnostic]) {
    self.name = name
    self.diagnostics = diagnostics
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  var isFailure: Bool { !errors.isEmpty }

  func xml(suite: String) -> String {
    let head = "    <testcase name=\"\(xmlText(name))\" classname=\"\(xmlText(suite))\""
    let parts = [skip, failure, warnings].compactMap(\.self)
    if parts.isEmpty { return head + "/>" }
    return ([head + ">"] + parts + ["    </testcase>"]).joined(separator: "\n")
  }

  private var skip: String? {
    guard let reasonToSkip, !isFailure else { return nil }
    return "      <skipped message=\"\(xmlText(reasonToSkip))\"/>"
  }

  /// The format has room for one failure: it holds all that is wrong with the block.
  private var failure: String? {
    guard let first = errors.first else { return nil }
    let attributes = "message=\"\(xmlText(first.message))\" type=\"\(xmlText(first.code))\""
    return "      <failure \(attributes)>\(text(errors))</failure>"
  }

  private var warnings: String? {
    let warnings = diagnostics.filter { $0.severity == .warning }
    return warnings.isEmpty ? nil : "      <system-out>\(text(warnings))</system-out>"
  }

  private func text(_ diagnostics: [Diagnostic]) -> String {
    xmlText(diagnostics.map(\.description).joined(separator: "\n"))
  }
}

/// Text between tags or in an attribute; what XML cannot hold at all becomes a question mark.
func xmlText(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    // As they are, an attribute would turn them into spaces.
    case "\n", "\t", "\r": "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": "?"
    default: String(scalar)
    }
  }.joined()
}
