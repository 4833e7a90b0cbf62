import Check
import Diagnostics
import Foundation

extension CheckReport {
  /// For programs: the summary and every diagnostic, without its notes.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let content = Content(summary: summary, diagnostics: diagnostics.map(Item.init))
      return String(decoding: try encoder.encode(content), as: UTF8.self)
    }
  }
}

private struct Content: Encodable {
  var summary: CheckSummary
  var diagnostics: [Item]
}

private struct Item: Encodable {
  var file: String
  var line: Int
  var column: Int
  var severity: Diagnostic.Severity
  var code: String
  var message: String

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.location.file
    line = diagnostic.location.line
    column = diagnostic.location.column
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
  }
}
