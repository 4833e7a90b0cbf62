import Diagnostics
import Markdown

/// Writes a page's text as HTML.
struct Prose {
  var headings: Headings
  /// What a fence that is more than text becomes, by where its info string starts.
  var blocks: [SourceLocation: HTML]
  var hyperlinks: Hyperlinks
  var symbols: PageSymbols
  var allowsRawHTML: Bool
  /// Whether the nodes stand in a link, which can hold no other.
  var isInLink = false

  func html(of node: Node) -> HTML {
    switch node.kind {
    case .document, .item, .paragraph, .blockQuote, .heading, .list, .thematicBreak, .codeBlock,
      .htmlBlock, .table, .tableRow, .tableCell:
      block(node)
    default: inline(node)
    }
  }

  func children(of node: Node) -> HTML {
    node.children.map(html).joined()
  }

  private func block(_ node: Node) -> HTML {
    switch node.kind {
    case .paragraph: "<p>\(children(of: node))</p>\n"
    case .blockQuote: quote(node)
    case .heading: heading(node)
    case .list(let list): self.list(node, list)
    case .thematicBreak: "<hr>\n"
    case .codeBlock(let code): codeBlock(code)
    case .htmlBlock(let markup):
      allowsRawHTML ? HTML(source: markup) : "<p>\(markup)</p>\n"
    case .table(let alignments): table(node, alignments)
    default: children(of: node)
    }
  }

  private func quote(_ node: Node) -> HTML {
    guard let aside = Aside(node) else {
      return "<blockquote>\n\(children(of: node))</blockquote>\n"
    }
    return """
      <aside class="aside \(aside.kind.rawValue)">
      <p class="aside-label">\(aside.kind.label)</p>
      \(aside.children.map(html))</aside>

      """
  }

  private func heading(_ node: Node) -> HTML {
    guard let heading = headings[node] else { return children(of: node) }
    let tag = "h\(heading.level)"
    return """
      <\(tag) id="\(heading.id)">\(children(of: node)) <a class="anchor" href="#\(heading.id)" \
      aria-label="Link to “\(heading.text)”" data-pagefind-ignore>#</a></\(tag)>

      """
  }

  private func list(_ node: Node, _ list: Node.List) -> HTML {
    let tag = list.start == nil ? "ul" : "ol"
    let start = list.start.flatMap { $0 == 1 ? nil : String($0) }
    let items = node.children.map { item -> HTML in
      "<li>\(list.isTight ? tight(item) : children(of: item))</li>\n"
    }
    return "<\(tag)\(.attribute("start", start))>\n\(items)</\(tag)>\n"
  }

  /// An item whose paragraphs stand without space around them.
  private func tight(_ item: Node) -> HTML {
    item.children.map { child in
      if case .paragraph = child.kind { children(of: child) } else { html(of: child) }
    }.joined(separator: "\n")
  }

  private func codeBlock(_ code: Node.CodeBlock) -> HTML {
    if let block = blocks[code.infoLocation] { return block }
    let language = code.info.split(separator: " ").first.map(String.init)
    // Says how a block is drawn, which the drawings show.
    guard language != "preview" else { return .empty }
    return """
      <figure class="snippet plain"><pre tabindex="0"\(.attribute("data-language", language))>\
      <code>\(code.text.string)</code></pre></figure>

      """
  }

  private func inline(_ node: Node) -> HTML {
    switch node.kind {
    case .text(let text): HTML(text: text)
    case .softBreak: "\n"
    case .lineBreak: "<br>\n"
    case .code(let code): "<code>\(code)</code>"
    case .symbol(let text): symbol(text)
    case .html(let markup): allowsRawHTML ? HTML(source: markup) : HTML(text: markup)
    case .emphasis: "<em>\(children(of: node))</em>"
    case .strong: "<strong>\(children(of: node))</strong>"
    case .link(let destination, let title): link(node, destination, title)
    case .image(let source, let title):
      """
      <img src="\(hyperlinks.address(of: source) ?? "")" alt="\(node.plainText)" \
      loading="lazy"\(.attribute("title", title.isEmpty ? nil : title))>
      """
    default: children(of: node)
    }
  }

  private func symbol(_ text: String) -> HTML {
    let link = symbols[text]
    let code: HTML = "<code>\(link?.title ?? text)</code>"
    guard let address = link?.address, !isInLink else { return code }
    return "<a href=\"\(address)\">\(code)</a>"
  }

  private func link(_ node: Node, _ destination: String, _ title: String) -> HTML {
    guard let address = hyperlinks.address(of: destination) else { return children(of: node) }
    let title = title.isEmpty ? nil : title
    var inside = self
    inside.isInLink = true
    return "<a href=\"\(address)\"\(.attribute("title", title))>\(inside.children(of: node))</a>"
  }
}
