import Content
import Diagnostics
import Snippets
import SymbolLookup

/// What the symbol links of a page are called, and where they lead.
struct PageSymbols {
  struct Link: Hashable {
    var title: String
    /// `nil` for what the site has no page of.
    var address: String?
  }

  private let links: [String: Link]

  init(_ page: Page, in publication: Publication) {
    let address = Address(slug: page.slug)
    links = (publication.symbols.links[page.path] ?? [:]).mapValues { target in
      Link(title: target.title, address: publication.address(of: target, from: address))
    }
  }

  /// - Returns: `nil` for what is no symbol.
  subscript(text: String) -> Link? { links[text] }
}

extension SymbolTarget {
  fileprivate var title: String {
    switch self {
    case .framework(let symbol): symbol.title
    case .own(let symbol): symbolTitle(symbol.declaration.path, symbol.declaration.kind)
    }
  }
}

extension Symbol {
  /// As in `padding(_:)`, `Axis.Set` or `#Preview(_:body:)`: what reads well in a sentence.
  var title: String {
    let sign = kind == .macro ? (traits.contains(.freestanding) ? "#" : "@") : ""
    return sign + symbolTitle(path, kind)
  }
}

private func symbolTitle(_ path: String, _ kind: SymbolKind) -> String {
  let types: Set<SymbolKind> = [.structure, .class, .enumeration, .protocol, .typealias]
  let names = path.split(separator: "/")
  return types.contains(kind) ? names.joined(separator: ".") : String(names.last ?? "")
}

extension Publication {
  fileprivate func address(of target: SymbolTarget, from address: Address) -> String? {
    switch target {
    case .framework(let symbol): symbols.slugs[symbol.id].map(address.link(toSymbol:))
    case .own(let symbol): self.address(of: symbol.home, from: address)
    }
  }

  private func address(of home: OwnSymbol.Home, from address: Address) -> String? {
    switch home {
    case .support(let path):
      symbols.support.first { $0.file.path == path }.map { address.link(toSymbol: $0.slug) }
    case .block(let id): self.address(of: id, from: address)
    }
  }

  /// Where a block is shown; its page alone where it is hidden.
  func address(of block: Snippet.ID, from address: Address) -> String? {
    guard let page = snippets[block.page]?.page, isPublished(page), let snippet = snippet(block)
    else { return nil }
    let fragment = snippet.attributes.isHidden ? "" : "#" + anchor(of: block)
    let isHere = page.slug == address.slug && !fragment.isEmpty
    return (isHere ? "" : address.link(to: page.slug)) + fragment
  }

  private func isPublished(_ page: Page) -> Bool {
    includesDrafts || !page.frontMatter.isDraft
  }
}
