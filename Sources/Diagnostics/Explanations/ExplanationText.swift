extension Explanation {
  /// For a terminal.
  ///
  /// - Parameter code: the code that is asked for, where one explanation is for many.
  package func plainText(for code: String? = nil) -> String {
    """
    \(code ?? self.code): \(severity.rawValue): \(title)

    \(text)

    Wrong:

    \(indented(wrong.text))

    Right:

    \(indented(right.text))
    """
  }

  /// The same as Markdown, without the code and the title.
  package func markdown(for code: String? = nil) -> String {
    """
    \(text)

    Wrong:

    \(wrong.markdown)

    Right:

    \(right.markdown)
    """
  }

  /// A document about all codes.
  package static var reference: String {
    let head = """
      # Diagnostics

      Every kind of mistake has a code that stays the same. `catalog explain CODE` prints what stands
      here; `make docs` writes this page from the same table.
      """
    let entries = all.map(\.section)
    return ([head] + entries).joined(separator: "\n\n") + "\n"
  }

  private var section: String {
    """
    ## \(code)

    \(severity == .error ? "Error" : "Warning"): \(title).

    \(markdown())
    """
  }
}

extension Explanation.Example {
  /// A fence longer than any that the text holds.
  fileprivate var markdown: String {
    let fence = text.contains("```") ? "````" : "```"
    return "\(fence)\(kind.language)\n\(text)\n\(fence)"
  }
}

extension Explanation.Example.Kind {
  fileprivate var language: String {
    switch self {
    case .page, .prose: "markdown"
    case .settings: "yaml"
    case .code: "swift"
    case .shell: "sh"
    case .template: "html"
    }
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}
