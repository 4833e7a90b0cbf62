import Diagnostics

/// A node of a Markdown document: a value, free of the parser's pointers.
package struct Node: Hashable, Sendable {
  package var kind: Kind
  /// Where the node starts; inline nodes that the parser gives no place have their block's.
  package var location: SourceLocation
  package var children: [Node]

  package init(_ kind: Kind, at location: SourceLocation, _ children: [Node] = []) {
    self.kind = kind
    self.location = location
    self.children = children
  }
}

extension Node {
  /// Visits the node and everything below it, each before its children.
  package func walk(_ visit: (Node) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

extension Node {
  /// The kinds of CommonMark 0.30, and tables.
  ///
  /// What takes more room than a text lies elsewhere: there are far more texts than anything else.
  package enum Kind: Hashable, Sendable {
    case document
    case blockQuote
    case list(List)
    case item
    indirect case codeBlock(CodeBlock)
    case htmlBlock(String)
    case paragraph
    case heading(level: Int)
    case thematicBreak
    case table([Table.Alignment])
    case tableRow(isHeader: Bool)
    case tableCell

    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    /// What may name a symbol, as in ``View/padding(_:)``: code between two backticks on each side
    /// that holds no space and no backtick, which would be the other reasons to write two.
    case symbol(String)
    case html(String)
    case emphasis
    case strong
    indirect case link(destination: String, title: String)
    indirect case image(source: String, title: String)
  }

  package struct List: Hashable, Sendable {
    /// The first number of an ordered list; `nil` for a bullet list.
    package var start: Int?
    package var isTight: Bool

    package init(start: Int?, isTight: Bool) {
      self.start = start
      self.isTight = isTight
    }
  }

  package struct CodeBlock: Hashable, Sendable {
    /// The info string as written: `swift id=start title="RoundButton.swift"`.
    package var info: String
    /// Where the info string starts; the fence itself where it is empty.
    package var infoLocation: SourceLocation
    package var text: SourceText

    package init(info: String, infoLocation: SourceLocation, text: SourceText) {
      self.info = info
      self.infoLocation = infoLocation
      self.text = text
    }
  }

  package enum Table {
    package enum Alignment: String, Hashable, Sendable {
      case none, left, center, right
    }
  }
}
