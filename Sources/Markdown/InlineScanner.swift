/// Follows the tree of a block's inlines through the text that they were parsed from.
///
/// libcmark's columns for inlines are wrong in many cases: behind a link whose parts are broken
/// over lines, in lazy lines, behind link definitions, in nested emphasis. But the tree says what
/// comes next, and so the text says where it is.
struct InlineScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Text and tree do not fit: no position can be trusted from here on.
  private(set) var isLost = false
  private var isInAutolink = false

  init(_ content: InlineContent) {
    bytes = content.bytes
    position = content.start
  }

  mutating func passText(_ literal: String) {
    guard !isInAutolink else { return }
    var literal = literal
    literal.withUTF8 { literal in
      var next = 0
      while next < literal.count, !isLost { next += passCharacter(like: literal[next]) }
    }
  }

  mutating func passHTML(_ literal: String) {
    for byte in literal.utf8 { pass(byte) }
  }

  /// - Returns: how many backticks open the code; 0 where that cannot be told.
  mutating func passCode() -> Int {
    let ticks = passTicks()
    if ticks == 0 { isLost = true }
    while !isLost {
      while position < bytes.count, bytes[position] != UInt8(ascii: "`") { position += 1 }
      let closing = passTicks()
      if closing == ticks { return ticks }
      if closing == 0 { isLost = true }
    }
    return 0
  }

  /// The spaces around a soft break belong to it.
  mutating func passSoftBreak() {
    while let byte = peek, isSpace(byte), byte != UInt8(ascii: "\n") { position += 1 }
    pass(UInt8(ascii: "\n"))
    while let byte = peek, isSpaceOrTab(byte) { position += 1 }
  }

  mutating func passLineBreak() {
    guard peek == UInt8(ascii: "\\") else { return passSoftBreak() }
    position += 1
    pass(UInt8(ascii: "\n"))
  }

  /// Passes one or both marks that open, or close, emphasis.
  mutating func passEmphasis(marks: Int) {
    guard let mark = peek, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_") else {
      isLost = true
      return
    }
    for _ in 0..<marks { pass(mark) }
  }
}

extension InlineScanner {
  mutating func enterLink() {
    isInAutolink = peek == UInt8(ascii: "<")
    pass(isInAutolink ? UInt8(ascii: "<") : UInt8(ascii: "["))
  }

  mutating func enterImage() {
    pass(UInt8(ascii: "!"))
    pass(UInt8(ascii: "["))
  }

  /// Passes the bracket that ends a link's or an image's text, and the target behind it.
  mutating func leaveLink() {
    guard !isInAutolink else { return leaveAutolink() }
    pass(UInt8(ascii: "]"))
    position =
      LinkSyntax.target(in: bytes, at: position) ?? LinkSyntax.label(in: bytes, at: position)
      ?? position
  }

  private mutating func leaveAutolink() {
    isInAutolink = false
    while let byte = peek, byte != UInt8(ascii: ">") { position += 1 }
    pass(UInt8(ascii: ">"))
  }
}

extension InlineScanner {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func pass(_ byte: UInt8) {
    if peek == byte { position += 1 } else { isLost = true }
  }

  private mutating func passTicks() -> Int {
    let start = position
    while peek == UInt8(ascii: "`") { position += 1 }
    return position - start
  }

  /// Passes a byte, an escape or an entity, and returns how many bytes of the literal it stands for.
  private mutating func passCharacter(like byte: UInt8) -> Int {
    switch peek {
    case UInt8(ascii: "\\") where position + 1 < bytes.count && isPunctuation(bytes[position + 1]):
      position += 1
    case UInt8(ascii: "&"):
      if let entity = Entity(in: bytes, at: position) {
        position = entity.end
        return entity.length
      }
    default: break
    }
    pass(byte)
    return 1
  }
}
