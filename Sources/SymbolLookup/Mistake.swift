import Diagnostics

/// What can be wrong with a symbol link.
enum Mistake {
  /// The first name of its path is declared nowhere that was looked at.
  case unknown(String, name: String, nearest: String?)
  case ambiguous(String, [SymbolTarget])
  /// It tells overloads apart, which share a page.
  case overload(String, String)

  func diagnostic(at place: SourceLocation) -> Diagnostic {
    switch self {
    case .unknown(let text, _, let nearest):
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
      return Diagnostic(
        .error, "symbol.unknown", at: place, "no symbol '\(text)'\(hint)")
    case .overload(let suffix, let path):
      return Diagnostic(
        .error, "symbol.unknown", at: place,
        "'-\(suffix)' is no kind of symbol, and overloads have one page: write '\(path)'")
    case .ambiguous(let text, let targets):
      return Diagnostic(
        .error, "symbol.ambiguous", at: place,
        "'\(text)' can mean \(targets.count) symbols: \(list(of: targets))",
        notes: targets.compactMap(\.note))
    }
  }

  private func list(of targets: [SymbolTarget]) -> String {
    let paths = targets.map(\.path)
    let names = targets.map { target in
      paths.count { $0 == target.path } > 1 && Set(targets.map(\.kind)).count > 1
        ? "\(target.path)-\(target.kind.rawValue)" : target.path
    }
    let shown = names.prefix(Self.listLimit).joined(separator: ", ")
    let rest = names.count - Self.listLimit
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private static let listLimit = 12
}

extension SymbolTarget {
  fileprivate var note: Diagnostic.Note? {
    guard case .own(let symbol) = self, let place = symbol.declaration.location else { return nil }
    return Diagnostic.Note(at: place, "'\(symbol.declaration.path)' is declared here")
  }
}
