/// Takes from the start of a line what puts it into its containers.
///
/// Columns are CommonMark's: a tab reaches to the next multiple of four, and a container may take
/// a part of it.
struct LinePrefix {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var offset: Int
  private(set) var column = 0
  /// How many columns of the tab at `offset` are left, where a container took the others.
  private(set) var restOfTab = 0

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    offset = line.lowerBound
    end = line.upperBound
  }

  /// Takes a container's part; `false`, and nothing taken, where the line does not belong to it.
  mutating func take(_ container: Container, onItsFirstLine isFirst: Bool) -> Bool {
    let (indent, first) = whitespace()
    switch container.kind {
    case .blockQuote:
      guard indent <= 3, first < end, bytes[first] == UInt8(ascii: ">") else { return false }
      advance(columns: indent + 1)
      if offset < end, isSpaceOrTab(bytes[offset]) { advance(columns: 1) }
    case .item(let width):
      guard isFirst || indent >= width else { return false }
      advance(columns: width)
    }
    return true
  }

  /// How many columns of whitespace follow, and where it ends.
  func whitespace() -> (columns: Int, end: Int) {
    var (virtual, next) = (column, offset)
    while next < end, isSpaceOrTab(bytes[next]) {
      virtual += bytes[next] == UInt8(ascii: "\t") ? 4 - virtual % 4 : 1
      next += 1
    }
    return (virtual - column, next)
  }

  mutating func advance(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      let width = bytes[offset] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      let taken = min(left, width)
      column += taken
      left -= taken
      restOfTab = width - taken
      if restOfTab == 0 { offset += 1 }
    }
  }
}

/// A block quote or a list item that lines have to continue.
struct Container {
  enum Kind {
    case blockQuote
    /// Further lines are indented by `width` columns.
    case item(width: Int)
  }

  var kind: Kind
  /// The first line, as libcmark counts.
  var line: Int
}

extension LinePrefix {
  /// The columns by which an item is indented whose marker comes next.
  func itemWidth() -> Int {
    let (indent, first) = whitespace()
    let digits = bytes[first..<end].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let marker = digits.count + 1
    var behind = self
    behind.advance(columns: indent + marker)
    let (spaces, content) = behind.whitespace()
    let isRegular = (1...4).contains(spaces) && content < end
    return indent + marker + (isRegular ? spaces : 1)
  }
}

func isSpaceOrTab(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
