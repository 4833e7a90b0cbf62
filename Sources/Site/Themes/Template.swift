import Diagnostics

/// A page with places to fill: `{{title}}`, and `{{#edit}}…{{/edit}}` for what appears only when
/// the place is not empty.
package struct Template: Hashable, Sendable {
  private indirect enum Part: Hashable {
    case markup(String)
    case place(String)
    case section(String, [Part])
  }

  private var parts: [Part]

  /// Reads a template; what is wrong with it is a diagnostic at its place in `file`.
  package init(_ text: String, file: String, diagnostics: inout [Diagnostic]) {
    parts = []
    var open: [(name: String, line: Int, parts: [Part])] = [("", 1, [])]
    var rest = text[...]
    var line = 1
    while let start = rest.firstRange(of: "{{") {
      let before = rest[..<start.lowerBound]
      open[open.count - 1].parts.append(.markup(String(before)))
      line += before.count { $0 == "\n" }
      let location = SourceLocation(file: file, line: line)
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "}}") else {
        diagnostics.append(
          Diagnostic(.error, "theme.template", at: location, "'{{' has no '}}' after it"))
        return
      }
      let name = String(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
      if name.hasPrefix("#") {
        open.append((String(name.dropFirst()), line, []))
      } else if name.hasPrefix("/") {
        guard open.count > 1, let closed = open.popLast(), "/" + closed.name == name else {
          diagnostics.append(
            Diagnostic(
              .error, "theme.template", at: location,
              "'{{\(name)}}' closes nothing that is open here"))
          return
        }
        open[open.count - 1].parts.append(.section(closed.name, closed.parts))
      } else {
        open[open.count - 1].parts.append(.place(name))
      }
    }
    if let unclosed = open.dropFirst().last {
      let location = SourceLocation(file: file, line: unclosed.line)
      diagnostics.append(
        Diagnostic(
          .error, "theme.template", at: location,
          "'{{#\(unclosed.name)}}' is never closed; write '{{/\(unclosed.name)}}' after it"))
    }
    parts = open[0].parts + [.markup(String(rest))]
  }

  package func filled(with values: [String: HTML]) -> String {
    filled(parts, values)
  }

  private func filled(_ parts: [Part], _ values: [String: HTML]) -> String {
    parts.map { part in
      switch part {
      case .markup(let text): text
      case .place(let name): values[name]?.source ?? ""
      case .section(let name, let parts):
        values[name]?.isEmpty ?? true ? "" : filled(parts, values)
      }
    }.joined()
  }
}
