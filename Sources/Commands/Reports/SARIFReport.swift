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
      relatedLocations: notes.isEmpty ? nil : notes, fixes: places.fixes(diagnostic))
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

  /// What the diagnostic proposes, then what its notes do: each would do by itself.
  mutating func fixes(_ diagnostic: Diagnostic) -> [SARIFLog.Fix]? {
    let own = [(diagnostic.message, diagnostic.fixIts)]
    let all = (own + diagnostic.notes.map { ($0.message, $0.fixIts) }).filter { !$0.1.isEmpty }
    let fixes = all.map { message, fixIts in
      SARIFLog.Fix(
        description: SARIFLog.Message(literal: message),
        artifactChanges: fixIts.map { change($0) })
    }
    return fixes.isEmpty ? nil : fixes
  }

  private mutating func change(_ fixIt: FixIt) -> SARIFLog.Change {
    let region = SARIFLog.PhysicalLocation.Region(
      startLine: fixIt.start.line, startColumn: sources.characterColumn(of: fixIt.start),
      endLine: fixIt.end.line, endColumn: sources.characterColumn(of: fixIt.end))
    let replacement = SARIFLog.Replacement(
      deletedRegion: region, insertedContent: .init(text: sources.text(of: fixIt)))
    return SARIFLog.Change(artifactLocation: artifact(fixIt.start), replacements: [replacement])
  }

  private func artifact(_ location: SourceLocation) -> SARIFLog.PhysicalLocation.Artifact {
    let path = prefix + location.file
    return .init(uri: path.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? path)
  }

  mutating func place(_ location: SourceLocation) -> SARIFLog.PhysicalLocation {
    SARIFLog.PhysicalLocation(
      artifactLocation: artifact(location),
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
