extension Node {
  /// What a reader sees of the node, without its marks: breaks are spaces, blocks are lines.
  package var plainText: String {
    switch kind {
    case .text(let text), .code(let text), .symbol(let text): text
    case .softBreak, .lineBreak: " "
    case .html, .htmlBlock, .thematicBreak: ""
    case .codeBlock(let block): block.text.lines.map(\.text).joined(separator: "\n")
    case .document, .blockQuote, .list, .item, .table:
      children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
    case .tableRow: children.map(\.plainText).joined(separator: " ")
    default: children.map(\.plainText).joined()
    }
  }
}
