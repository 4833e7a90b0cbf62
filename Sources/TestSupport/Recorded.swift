import Foundation
import Testing

extension TestCase {
  /// Expects `actual` to be what the file beside the case says, the one with `fileExtension`.
  ///
  /// `RECORD=1` writes that file instead; read it before you commit it.
  package func expect(
    _ actual: String, recordedIn fileExtension: String,
    at place: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let file = url.deletingPathExtension().appendingPathExtension(fileExtension)
    if isRecording { return try actual.write(to: file, atomically: true, encoding: .utf8) }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record(
        "\(file.lastPathComponent) is missing: RECORD=1 writes it", sourceLocation: place)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard let difference = firstDifference(actual, from: expected) else { return }
    Issue.record("\(file.lastPathComponent), \(difference)", sourceLocation: place)
  }
}

/// Whether expectations are to be written instead of compared.
var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

/// Says where two texts part, with the lines around; `nil` where they are the same.
package func firstDifference(_ actual: String, from expected: String) -> String? {
  guard !actual.utf8.elementsEqual(expected.utf8) else { return nil }
  let (have, want) = (lines(actual), lines(expected))
  let common = zip(have, want).prefix { $0.0 == $0.1 }.count
  let before = want[max(0, common - 3)..<common].map { "  " + $0 }
  let missing = want[common...].prefix(5).map { "- " + $0 }
  let added = have[common...].prefix(5).map { "+ " + $0 }
  return (["line \(common + 1):"] + before + missing + added).joined(separator: "\n")
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "⏎" }
}
