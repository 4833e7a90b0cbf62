import Snippets

/// The symbols of the table, and what the modules here declare of them.
struct KnownSymbols {
  let table: SymbolTable
  private let byUSR: [String: ModuleSymbol]
  private let byPath: [String: [ModuleSymbol]]

  init(_ table: SymbolTable, _ declared: [ModuleSymbol]) {
    self.table = table
    byUSR = Dictionary(declared.map { ($0.usr, $0) }) { first, _ in first }
    byPath = Dictionary(grouping: declared, by: \.path)
  }

  /// The symbol that the compiler calls so; `nil` for what is in no table.
  func symbol(of usr: String) -> Symbol? {
    guard let own = byUSR[usr] else { return nil }
    let namesakes = table.symbols(at: own.path)
    return namesakes.first { $0.kind == own.kind } ?? (namesakes.count == 1 ? namesakes[0] : nil)
  }

  /// What is declared here under the symbol's path: several where it is overloaded.
  func declarations(of symbol: Symbol) -> [ModuleSymbol] {
    let namesakes = byPath[symbol.path] ?? []
    let same = namesakes.filter { $0.kind == symbol.kind }
    return same.isEmpty && table.symbols(at: symbol.path).count == 1 ? namesakes : same
  }
}
