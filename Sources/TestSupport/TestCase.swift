import Foundation
import Testing

/// A test's input: one file of the folder `Cases` beside the test.
///
/// Dropping a file there adds a case:
///
///     @Test(arguments: TestCase.all("md"))
///     func dumps(_ testCase: TestCase) throws {
///       try testCase.expect(dump(testCase.text), recordedIn: "tree")
///     }
///
///     @Test func everyTreeHasItsCase() {
///       #expect(TestCase.leftOver("tree", of: "md").isEmpty)
///     }
package struct TestCase: Sendable {
  /// The file's name without its extension.
  package let name: String
  package let url: URL

  package var text: String {
    get throws { String(decoding: try bytes, as: UTF8.self) }
  }

  package var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: url)) }
  }

  init(_ url: URL) {
    self.url = url
    name = url.deletingPathExtension().lastPathComponent
  }
}

extension TestCase: CustomTestStringConvertible {
  package var testDescription: String { name }
}

extension TestCase {
  /// The files with this extension, sorted by name.
  ///
  /// Without any there is one case that cannot be read, since a test over no cases would pass.
  package static func all(
    _ fileExtension: String, in folder: String = "Cases", beside test: String = #filePath
  ) -> [TestCase] {
    let cases = files(fileExtension, folder, test).map(TestCase.init)
    let missing = url(of: folder, beside: test).appendingPathComponent("none.\(fileExtension)")
    return cases.isEmpty ? [TestCase(missing)] : cases
  }

  /// The names of expectations whose case is gone; `RECORD=1` removes them.
  package static func leftOver(
    _ expectation: String, of fileExtension: String, in folder: String = "Cases",
    beside test: String = #filePath
  ) -> [String] {
    let names = Set(files(fileExtension, folder, test).map { TestCase($0).name })
    let leftOver = files(expectation, folder, test).filter { !names.contains(TestCase($0).name) }
    if isRecording { leftOver.forEach { try? FileManager.default.removeItem(at: $0) } }
    return isRecording ? [] : leftOver.map(\.lastPathComponent)
  }

  private static func files(_ ending: String, _ folder: String, _ test: String) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(
      at: url(of: folder, beside: test), includingPropertiesForKeys: nil)
    return (names ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
  }

  private static func url(of folder: String, beside test: String) -> URL {
    URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(folder)
  }
}
