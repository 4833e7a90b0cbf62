import Check
import Diagnostics
import Foundation

/// All that `catalog check` has to say, before it is put into a form.
struct CheckedCatalog {
  var report: CheckReport
  /// The pages that were looked at.
  var pages: [PageSurvey] = []
  var root: URL
}

/// The forms that it can be put into.
enum ReportFormat: String, CaseIterable {
  case text, json, github, sarif, junit
}

extension CheckedCatalog {
  /// - Parameter base: the folder that paths count from where a program elsewhere reads them;
  ///   `nil` for the catalog's own.
  func text(_ format: ReportFormat, style: TextStyle, base: URL?) throws -> String {
    switch format {
    case .text: return text(style)
    case .json: return try json
    case .github: return gitHubCommands(prefix: prefix(from: base))
    case .sarif: return try sarif(prefix: prefix(from: base))
    case .junit: return junit()
    }
  }

  /// `docs/` for a catalog in the folder `docs` of `base`.
  private func prefix(from base: URL?) -> String {
    guard let base else { return "" }
    let (inner, outer) = (root.resolvingSymlinksInPath().path, base.resolvingSymlinksInPath().path)
    return inner.hasPrefix(outer + "/") ? inner.dropFirst(outer.count + 1) + "/" : ""
  }
}

extension CheckReport {
  mutating func add(_ others: [Diagnostic]) {
    diagnostics = (diagnostics + others).sorted()
    summary.errors = diagnostics.filter { $0.severity == .error }.count
    summary.warnings = diagnostics.count - summary.errors
  }
}

extension CheckSummary {
  /// As in `2 pages, 9 blocks: 6 together, 2 alone, 1 ignored; 1 error`.
  var text: String {
    let apart = incompatible == 0 ? "" : " (\(incompatible) of which only failed with others)"
    let ways = [
      (batched, "together"), (alone, "alone" + apart), (cached, "known already"),
      (ignored, "ignored"),
    ]
    let list = ways.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let findings = [count(errors, "error"), count(warnings, "warning")].filter {
      !$0.hasPrefix("0 ")
    }
    let verdict = findings.isEmpty ? "no problems" : findings.joined(separator: ", ")
    let whole = "\(count(pages, "page")), \(count(blocks, "block"))"
    return [whole + (list.isEmpty ? "" : ": \(list)"), drawings, verdict].compactMap(\.self)
      .joined(separator: "; ")
  }

  /// As in `2 drawn, 3 drawn before`.
  private var drawings: String? {
    if skipsPreviews { return "previews not drawn" }
    let ways = [(drawn, "drawn"), (drawnBefore, "drawn before")].filter { $0.0 > 0 }
    return ways.isEmpty ? nil : ways.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

/// As in `1 page` and `2 pages`.
func count(_ number: Int, _ thing: String) -> String {
  "\(number) \(thing)\(number == 1 ? "" : "s")"
}
