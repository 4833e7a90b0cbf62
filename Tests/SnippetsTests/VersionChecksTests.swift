import Diagnostics
import Testing

@testable import Snippets

/// In each text, `here` stands where a version is asked for.
@Suite struct VersionChecksTests {
  @Test(arguments: [
    ("if #available(iOS 26, *) { here() }", "26.0"),
    ("if #available(iOS 26.1, *) { run { here() } }", "26.1"),
    ("if #available(iOS 26, *) { } else { here() }", "0.0"),
    ("if #available(iOS 26, *), here() { }", "26.0"),
    ("if here(), #available(iOS 26, *) { }", "0.0"),
    ("if #unavailable(iOS 26) { here() }", "0.0"),
    ("if #unavailable(iOS 26) { } else { here() }", "26.0"),
    ("if #unavailable(iOS 26), true { } else { here() }", "0.0"),
    ("if #available(macOS 26, *) { here() }", "0.0"),
    ("if #available(macOS 26, iOS 18, *) { here() }", "18.0"),
    ("while #available(iOS 26, *) { here() }", "26.0"),
    ("func f() { guard #available(iOS 26, *) else { return }; here() }", "26.0"),
    ("func f() { guard #available(iOS 26, *) else { here() } }", "0.0"),
    ("func f() { here(); guard #available(iOS 26, *) else { return } }", "0.0"),
    ("func f() { do { guard #available(iOS 26, *) else { return } }; here() }", "0.0"),
    ("@available(iOS 26, *) func f() { here() }", "26.0"),
    ("@available(iOS, introduced: 26.2) func f() { here() }", "26.2"),
    ("@available(iOS 18, *) extension A { @available(iOS 26, *) var a: Int { here() } }", "26.0"),
    ("@available(macOS 26, *) func f() { here() }", "0.0"),
    ("@available(*, deprecated) func f() { here() }", "0.0"),
  ])
  func aPlaceCanCountOnWhatIsAroundIt(_ text: String, _ version: String) throws {
    let checks = VersionChecks(source(text))
    let place = try column(of: "here", in: text)
    #expect(checks.version(line: 1, column: place).description == version)
  }

  @Test func whatNoDeviceRunsCanCountOnAll() throws {
    let text = "@available(iOS, unavailable) func f() { here() }"
    let place = try column(of: "here", in: text)
    #expect(VersionChecks(source(text)).version(line: 1, column: place) == .never)
  }

  @Test(arguments: [
    ("@available(iOS 26, *) struct here {}", "26.0"),
    ("@available(iOS 26, *) var here = 1", "26.0"),
    ("@available(iOS 26, *) extension A { var here: Int { 1 } }", "26.0"),
    ("@available(iOS 26, *) struct A { var here: Int { 1 } }", "0.0"),
    ("func f() { if #available(iOS 26, *) { func here() {} } }", "0.0"),
    ("@available(iOS 26, *) func f(here: Int) {}", "0.0"),
  ])
  func aDeclarationAsksForWhatItOrItsExtensionSays(_ text: String, _ version: String) throws {
    let place = try column(of: "here", in: text)
    let found = VersionChecks(source(text)).declaredVersion(line: 1, column: place)
    #expect(found.description == version)
  }

  private func source(_ text: String) -> SourceText { SourceText(lines: [.written(text)]) }

  private func column(of word: String, in text: String) throws -> Int {
    let range = try #require(text.firstRange(of: word))
    return text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 1
  }
}
