/// A file in LLVM's bitstream format: blocks within blocks, with records in them.
///
/// The format is described at <https://llvm.org/docs/BitCodeFormat.html>.
struct Bitstream {
  enum Element: Equatable {
    case blockStart(id: Int)
    case blockEnd
    case record(code: Int, fields: [UInt64], text: String)
  }

  private struct Block {
    var id: Int
    /// How many bits tell what comes next.
    var width: Int
    var abbreviations: [Abbreviation] = []
  }

  private var reader: BitReader
  private var open = [Block(id: -1, width: 2)]
  /// Abbreviations that all blocks of a kind have.
  private var shared: [Int: [Abbreviation]] = [:]
  /// The kind of block that what is in the information block is about.
  private var subject = 0

  /// - Parameter signature: what the file starts with; four bytes.
  init?(_ bytes: [UInt8], signature: String) {
    guard bytes.starts(with: signature.utf8) else { return nil }
    reader = BitReader(bytes, position: signature.utf8.count * 8)
  }

  /// `nil` at the end, and where the file is not as it should be.
  mutating func next() -> Element? {
    while let block = open.last, !reader.isAtEnd, let id = reader.fixed(block.width) {
      switch id {
      case 0: return leave()
      case 1: return enter()
      case 2: guard define() else { return nil }
      default:
        guard let record = record(id, in: block) else { return nil }
        guard block.id == Self.information else {
          return .record(code: record.code, fields: record.fields, text: record.text)
        }
        if record.code == 1 { subject = record.fields.first.flatMap { Int(exactly: $0) } ?? 0 }
      }
    }
    return nil
  }

  private static let information = 0

  private mutating func enter() -> Element? {
    guard let id = reader.variable(8).flatMap({ Int(exactly: $0) }),
      let width = reader.variable(4).flatMap({ Int(exactly: $0) })
    else { return nil }
    reader.align()
    guard reader.fixed(32) != nil else { return nil }
    open.append(Block(id: id, width: width, abbreviations: shared[id, default: []]))
    return .blockStart(id: id)
  }

  private mutating func leave() -> Element? {
    guard open.count > 1 else { return nil }
    reader.align()
    open.removeLast()
    return .blockEnd
  }

  private mutating func define() -> Bool {
    guard let abbreviation = Abbreviation(&reader), let block = open.last else { return false }
    if block.id == Self.information {
      shared[subject, default: []].append(abbreviation)
    } else {
      open[open.count - 1].abbreviations.append(abbreviation)
    }
    return true
  }

  private typealias Record = (code: Int, fields: [UInt64], text: String)

  private mutating func record(_ id: UInt64, in block: Block) -> Record? {
    if id == 3 { return plainRecord() }
    let index = Int(id) - 4
    guard block.abbreviations.indices.contains(index) else { return nil }
    var fields: [UInt64] = []
    guard let text = block.abbreviations[index].read(&reader, into: &fields),
      let code = fields.first
    else { return nil }
    return Int(exactly: code).map { ($0, Array(fields.dropFirst()), text) }
  }

  private mutating func plainRecord() -> Record? {
    guard let code = reader.variable(6).flatMap({ Int(exactly: $0) }),
      let count = reader.variable(6)
    else { return nil }
    var fields: [UInt64] = []
    while fields.count < count {
      guard let field = reader.variable(6) else { return nil }
      fields.append(field)
    }
    return (code, fields, "")
  }
}
