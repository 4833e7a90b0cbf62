import Snippets

extension SymbolTarget {
  package var path: String {
    switch self {
    case .framework(let symbol): symbol.path
    case .own(let symbol): symbol.declaration.path
    }
  }

  package var kind: SymbolKind {
    switch self {
    case .framework(let symbol): symbol.kind
    case .own(let symbol): symbol.declaration.kind
    }
  }
}
