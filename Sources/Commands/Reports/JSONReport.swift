import Check
import Diagnostics
import Foundation

extension CheckedCatalog {
  /// For programs: the summary and every diagnostic.
  var json: String {
    get throws {
      let items = report.diagnostics.map(Item.init)
      return try jsonText(Content(summary: report.summary, diagnostics: items))
    }
  }
}

/// The same text for the same value, whatever the machine.
func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
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
  var notes: [Note]

  init(_ diagnostic: Diagnostic) {
    file = diagnostic.location.file
    line = diagnostic.location.line
    column = diagnostic.location.column
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
    notes = diagnostic.notes.map(Note.init)
  }
}

private struct Note: Encodable {
  var file: String
  var line: Int
  var column: Int
  var message: String

  init(_ note: Diagnostic.Note) {
    file = note.location.file
    line = note.location.line
    column = note.location.column
    message = note.message
  }
}
