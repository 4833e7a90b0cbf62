import Diagnostics
import Foundation

extension CheckedCatalog {
  /// SARIF 2.1.0: a run with a rule for every code that is found, and a result for each finding.
  ///
  /// - Parameter prefix: from the repository's folder to the catalog's.
  func sarif(prefix: String) throws -> String {
    let codes = Set(report.diagnostics.map(\.code)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    var places = SARIFPlaces(sources: SourceLines(root: root), prefix: prefix)
    let results = report.diagnostics.map { diagnostic in
      SARIFLog.Result(diagnostic, rule: indices[diagnostic.code] ?? 0, &places)
    }
    let driver = SARIFLog.Driver(rules: codes.map(SARIFLog.Rule.init))
    return try jsonText(SARIFLog(runs: [.init(tool: .init(driver: driver), results: results)]))
  }
}

/// The parts of the format that there is something to say for; names are the format's.
private struct SARIFLog: Encodable {
  var version = "2.1.0"
  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "catalog"
    var rules: [Rule]
  }

  struct Rule: Encodable {
    struct Configuration: Encodable { var level: Diagnostic.Severity }

    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  struct Message: Encodable {
    var text: String
    var markdown: String?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: Diagnostic.Severity
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
  }

  struct Location: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    struct Artifact: Encodable {
      var uri: String
      var uriBaseId = "%SRCROOT%"
    }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int
      var snippet: Message?
    }

    var artifactLocation: Artifact
    var region: Region
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ code: String) {
    let explanation = Explanation.of(code)
    let title = explanation?.title ?? code
    self.init(
      id: code, shortDescription: .init(text: title),
      fullDescription: .init(text: explanation?.text ?? title),
      help: .init(
        text: explanation?.plainText(for: code) ?? title,
        markdown: explanation?.markdown(for: code) ?? title),
      defaultConfiguration: .init(level: explanation?.severity ?? .error))
  }
}

extension SARIFLog.Result {
  fileprivate init(_ diagnostic: Diagnostic, rule: Int, _ places: inout SARIFPlaces) {
    let notes = diagnostic.notes.enumerated().map { index, note in
      SARIFLog.Location(
        id: index + 1, physicalLocation: places.place(note.location),
        message: SARIFLog.Message(literal: note.message))
    }
    self.init(
      ruleId: diagnostic.code, ruleIndex: rule, level: diagnostic.severity,
      message: SARIFLog.Message(literal: diagnostic.message),
      locations: [.init(physicalLocation: places.place(diagnostic.location))],
      relatedLocations: notes.isEmpty ? nil : notes)
  }
}

extension SARIFLog.Message {
  /// In a result's message, braces stand for arguments unless they are doubled.
  fileprivate init(literal text: String) {
    self.init(text: text.replacing("{", with: "{{").replacing("}", with: "}}"))
  }
}

private struct SARIFPlaces {
  var sources: SourceLines
  let prefix: String

  mutating func place(_ location: SourceLocation) -> SARIFLog.PhysicalLocation {
    let path = prefix + location.file
    let uri = path.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? path
    return SARIFLog.PhysicalLocation(
      artifactLocation: .init(uri: uri),
      region: .init(
        startLine: location.line, startColumn: sources.characterColumn(of: location),
        snippet: sources.line(at: location).map { .init(text: $0) }))
  }
}

extension CharacterSet {
  /// What stands for itself in the path of a URI (RFC 3986), and the slash.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
