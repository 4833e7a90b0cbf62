import Diagnostics

extension Node {
  /// The tree as text: a node a line, indented by its depth, with its place.
  package func dump() -> String {
    var text = ""
    write(to: &text, depth: 0)
    return text
  }

  private func write(to text: inout String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)\(kind.dump) @\(location.line):\(location.column)\n"
    if case .codeBlock(let block) = kind {
      for line in block.text.lines { text += indent + "  " + line.dump + "\n" }
    }
    for child in children { child.write(to: &text, depth: depth + 1) }
  }
}

extension SourceText.Line {
  fileprivate var dump: String {
    "line \(text.debugDescription)" + (origin.map { " @\($0.line):\($0.column)" } ?? "")
  }
}

extension Node.Kind {
  fileprivate var dump: String {
    switch self {
    case .document: "document"
    case .blockQuote: "blockQuote"
    case .list(let list): list.dump
    case .item: "item"
    case .codeBlock(let block): block.dump
    case .htmlBlock(let text): "htmlBlock \(text.debugDescription)"
    case .paragraph: "paragraph"
    case .heading(let level): "heading \(level)"
    case .thematicBreak: "thematicBreak"
    case .table(let columns): "table " + columns.map(\.rawValue).joined(separator: " ")
    case .tableRow(let isHeader): isHeader ? "headerRow" : "row"
    case .tableCell: "cell"
    case .text(let text): "text \(text.debugDescription)"
    case .softBreak: "softBreak"
    case .lineBreak: "lineBreak"
    case .code(let text): "code \(text.debugDescription)"
    case .symbol(let path): "symbol \(path.debugDescription)"
    case .html(let text): "html \(text.debugDescription)"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .link(let target, let title): "link \(target.debugDescription)" + dump(title: title)
    case .image(let source, let title): "image \(source.debugDescription)" + dump(title: title)
    }
  }

  private func dump(title: String) -> String {
    title.isEmpty ? "" : " title \(title.debugDescription)"
  }
}

extension Node.List {
  fileprivate var dump: String {
    (start.map { "orderedList from \($0)" } ?? "bulletList") + (isTight ? "" : " loose")
  }
}

extension Node.CodeBlock {
  fileprivate var dump: String {
    "codeBlock"
      + (info.isEmpty
        ? "" : " \(info.debugDescription) @\(infoLocation.line):\(infoLocation.column)")
  }
}
