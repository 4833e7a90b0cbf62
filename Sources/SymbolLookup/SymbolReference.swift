import Diagnostics
import Snippets

/// A name in a block's code that means a symbol of a module.
package struct SymbolReference: Hashable, Sendable {
  package var snippet: Snippet.ID
  package var location: SourceLocation
  /// The compiler's own name of the symbol, unique among all modules.
  package var usr: String

  package init(snippet: Snippet.ID, location: SourceLocation, usr: String) {
    self.snippet = snippet
    self.location = location
    self.usr = usr
  }
}
