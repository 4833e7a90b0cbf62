import Diagnostics
import Snippets
import SymbolLookup

/// What the site says of a symbol of a framework.
struct SymbolPage {
  var entry: SymbolIndex.Entry
  /// The entries of what stands in it.
  var members: [SymbolIndex.Entry]
  var publication: Publication

  private var symbol: Symbol { entry.symbol }
  private var address: Address { Address(slug: Address.symbols + "/" + entry.slug) }

  var html: HTML {
    """
    \(declaration)
    \(deprecation)\(condition)<p>\(whereabouts)</p>
    \(memberList)\(SymbolUses(uses: entry.uses, publication: publication, address: address).html)
    """
  }

  /// What stands below the title.
  var badges: HTML {
    let version = symbol.ios.isEmpty ? nil : "iOS \(symbol.ios)+"
    let words = [symbol.kindName, symbol.module, version, symbol.deprecation?.words].compactMap(
      \.self)
    return "<ul class=\"facts\">\(words.map { "<li>\($0)</li>" as HTML })</ul>"
  }

  private var declaration: HTML {
    let known = entry.declared.map(\.declaration)
    let texts = known.isEmpty ? [symbol.outline] : Array(Set(known)).sorted()
    let lines = texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let text = SourceText(lines: lines.map { SourceText.Line(String($0), origin: nil) })
    return "<figure class=\"snippet plain\">\(CodeBlock(text).html)</figure>"
  }

  private var deprecation: HTML {
    guard let deprecation = symbol.deprecation else { return .empty }
    let names = symbol.replacements.map(name)
    let instead: HTML? =
      names.isEmpty ? nil : "<p>Use \(names.joined(separator: ", ")) instead.</p>\n"
    return """
      <aside class="aside warning">
      <p class="aside-label">\(deprecation.words)</p>
      \(instead)</aside>

      """
  }

  /// A path of a symbol that may have a page, or words.
  private func name(_ text: String) -> HTML {
    let entry = publication.symbols.entries.first { $0.symbol.path == text }
    guard let entry else { return "<code>\(text)</code>" }
    let link = address.link(toSymbol: entry.slug)
    return "<a href=\"\(link)\"><code>\(entry.symbol.title)</code></a>"
  }

  private var condition: HTML {
    symbol.condition.isEmpty
      ? .empty : "<p>There is one where <code>\(symbol.condition)</code>.</p>\n"
  }

  private var whereabouts: HTML {
    if !entry.declared.isEmpty {
      return "Declared by the \(symbol.module) that this catalog is compiled with."
    }
    let outline = symbol.name.contains("(") ? " Its parameters are told by their labels alone." : ""
    return "Not declared by the modules that this catalog is compiled with.\(outline)"
  }

  private var memberList: HTML {
    guard !members.isEmpty else { return .empty }
    return """
      <h2 id="members">Members</h2>
      \(SymbolList(entries: members, address: address).html)

      """
  }
}
