import Snippets

/// A public declaration of a module that snippets are compiled with.
package struct ModuleSymbol: Hashable, Sendable, Codable {
  /// The compiler's own name, unique among all modules.
  package var usr: String
  /// As in `View/padding(_:)`.
  package var path: String
  package var kind: SymbolKind
  /// As in `func padding(_ length: CGFloat) -> some View`.
  package var declaration: String
  /// The first line of its comment.
  package var summary: String

  package init(
    usr: String, path: String, kind: SymbolKind, declaration: String, summary: String = ""
  ) {
    self.usr = usr
    self.path = path
    self.kind = kind
    self.declaration = declaration
    self.summary = summary
  }
}
