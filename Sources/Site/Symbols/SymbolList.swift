import SymbolLookup

/// Symbols, each with its kind and the version that it came with.
struct SymbolList {
  var entries: [SymbolIndex.Entry]
  var address: Address
  /// What is listed below an entry.
  var members: (SymbolIndex.Entry) -> [SymbolIndex.Entry] = { _ in [] }

  /// Search finds the symbols themselves.
  var html: HTML { "<div data-pagefind-ignore>\n\(list(entries))</div>\n" }

  private func list(_ entries: [SymbolIndex.Entry]) -> HTML {
    entries.isEmpty ? .empty : "<ul class=\"symbols\">\n\(entries.map(item))</ul>\n"
  }

  private func item(_ entry: SymbolIndex.Entry) -> HTML {
    let symbol = entry.symbol
    let version = symbol.ios.isEmpty ? "" : ", iOS \(symbol.ios)"
    return """
      <li><a href="\(address.link(toSymbol: entry.slug))"><code>\(symbol.title)</code></a> \
      <span>\(symbol.kindName.lowercased())\(version)</span>\(list(members(entry)))</li>

      """
  }
}
