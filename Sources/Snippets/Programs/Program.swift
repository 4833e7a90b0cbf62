import Diagnostics

/// What a snippet becomes for the compiler: its whole text, and what it leans on.
package struct Program: Hashable, Sendable {
  package var snippet: Snippet
  /// The snippet's text as a file: with `from` put in, a fragment wrapped.
  package var main: SourceText
  /// The same as it is shown, where that differs from what the compiler here is given.
  var written: SourceText?
  /// The whole text of `uses`, of the page's other blocks and of the support files it needs.
  package var companions: [SourceText]
  package var previews: [PreviewDeclaration]
  package var previewMode: FenceAttributes.PreviewMode
  /// Whether all of it can stand inside an `enum`, beside other programs in one module.
  package var isNestable: Bool
  /// What any of its texts imports, attributes included.
  package var imports: Set<String> = []
  /// The lines of each of its texts that imports stand on, from 0, as far as somebody has looked.
  var importLines: [Set<Int>] = []
  /// The Swift language mode, `5` or `6`, where it is not the catalog's.
  package var languageMode: String?
  /// The oldest iOS that it has to run on; `nil` where nobody says.
  package var target: SystemVersion?
  package var stage = Stage.whole
  /// What the tool's own parser finds wrong.
  package var syntaxErrors: [Diagnostic] = []
  /// Whether that counts even where the compiler finds nothing: it has kept the program, or a step
  /// from there, from being compiled.
  package var isHeldToParser = false

  package init(
    snippet: Snippet, main: SourceText, companions: [SourceText] = [],
    previews: [PreviewDeclaration] = [], previewMode: FenceAttributes.PreviewMode = .fit,
    isNestable: Bool = true
  ) {
    self.snippet = snippet
    self.main = main
    self.companions = companions
    self.previews = previews
    self.previewMode = previewMode
    self.isNestable = isNestable
  }
}

extension Program {
  /// The text as readers see it.
  package var asWritten: SourceText { written ?? main }

  /// Whether the block is a piece of code with something put around it.
  package var isWrapped: Bool {
    main.lines.contains { line in
      line.origin == nil && !line.isBlank && !line.text.hasPrefix("import ")
    }
  }
}

extension Program {
  /// How far a program can be compiled.
  package enum Stage: String, Hashable, Sendable {
    case whole
    /// Not beyond its syntax, which keeps it from being put where it belongs.
    case syntax
  }
}

/// Something in a program that can be drawn.
package enum PreviewDeclaration: Hashable, Sendable {
  /// A `#Preview`, with its name if it has one.
  case macro(name: String?, at: SourceLocation?)
  /// The name of a type that conforms to `PreviewProvider`.
  case provider(type: String, at: SourceLocation?)
  /// The name of a view that needs no arguments, in a program without previews.
  case view(type: String, at: SourceLocation?)
}
