import Check
import Diagnostics
import Foundation

extension CheckedCatalog {
  /// For programs: the summary and every diagnostic.
  var json: String {
    get throws {
      var sources = SourceLines(root: root)
      let items = report.diagnostics.map { Item($0, &sources) }
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
  /// Made together, they put it right.
  var fixIts: [Change]
  var notes: [Note]

  init(_ diagnostic: Diagnostic, _ sources: inout SourceLines) {
    file = diagnostic.location.file
    line = diagnostic.location.line
    column = diagnostic.location.column
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
    fixIts = diagnostic.fixIts.map { Change($0, &sources) }
    notes = diagnostic.notes.map { Note($0, &sources) }
  }
}

private struct Note: Encodable {
  var file: String
  var line: Int
  var column: Int
  var message: String
  var fixIts: [Change]

  init(_ note: Diagnostic.Note, _ sources: inout SourceLines) {
    file = note.location.file
    line = note.location.line
    column = note.location.column
    message = note.message
    fixIts = note.fixIts.map { Change($0, &sources) }
  }
}

/// What stands from one place up to another is replaced; columns count bytes.
private struct Change: Encodable {
  var file: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int
  var text: String

  init(_ fixIt: FixIt, _ sources: inout SourceLines) {
    file = fixIt.start.file
    line = fixIt.start.line
    column = fixIt.start.column
    endLine = fixIt.end.line
    endColumn = fixIt.end.column
    text = sources.text(of: fixIt)
  }
}
