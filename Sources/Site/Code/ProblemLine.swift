import Diagnostics
import Snippets

/// What the compiler says of a line of code, as it stands under it.
struct ProblemLine: Hashable {
  enum Kind: String { case error, warning, note }

  var kind: Kind
  var message: String
  var location: SourceLocation

  /// A diagnostic and its notes, each at its own place.
  static func all(_ diagnostic: Diagnostic) -> [ProblemLine] {
    let kind: Kind = diagnostic.severity == .error ? .error : .warning
    return [ProblemLine(kind: kind, message: diagnostic.message, location: diagnostic.location)]
      + diagnostic.notes.map {
        ProblemLine(kind: .note, message: $0.message, location: $0.location)
      }
  }

  /// It is no part of the code: who copies that does not copy this.
  var html: HTML {
    """
    <span class="problem \(kind.rawValue)">\(icon)\(kind.rawValue): \(message)
    </span>
    """
  }

  /// A shape for each kind, for those who cannot tell the colours.
  private var icon: HTML {
    let path: HTML =
      switch kind {
      case .error: "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"m5.5 5.5 5 5m0-5-5 5\"/>"
      case .warning: "<path d=\"M8 1.8 15 14H1z\"/><path d=\"M8 6.5v3.2m0 1.7v.4\"/>"
      case .note: "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 7.2v4m0-6.6V5\"/>"
      }
    return "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\">\(path)</svg>"
  }
}

/// What the compiler says, by the lines that it says it of.
struct ProblemLines {
  private var lines: [String: [Int: [ProblemLine]]] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for problem in diagnostics.flatMap(ProblemLine.all) {
      let place = problem.location
      lines[place.file, default: [:]][place.line, default: []].append(problem)
    }
  }

  /// What is said of the lines of a text.
  func on(_ text: SourceText) -> [ProblemLine] {
    guard !lines.isEmpty else { return [] }
    let origins = text.lines.compactMap(\.origin).map {
      SourceLocation(file: $0.file, line: $0.line)
    }
    return Set(origins).sorted().flatMap { lines[$0.file]?[$0.line] ?? [] }
  }
}
