/// How records of one kind are written in a bitstream.
struct Abbreviation {
  private indirect enum Field {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array(Field)
    case character
    case blob
  }

  private var fields: [Field] = []

  /// Reads its definition.
  init?(_ reader: inout BitReader) {
    guard let count = reader.variable(5), count < 256 else { return nil }
    var left = Int(count)
    while left > 0 {
      guard let field = Self.field(&reader, &left) else { return nil }
      fields.append(field)
    }
  }

  private static func field(_ reader: inout BitReader, _ left: inout Int) -> Field? {
    left -= 1
    if reader.fixed(1) == 1 { return reader.variable(8).map(Field.literal) }
    switch reader.fixed(3) {
    case 1: return width(&reader).map(Field.fixed)
    case 2: return width(&reader).map(Field.variable)
    case 3: return left > 0 ? field(&reader, &left).map(Field.array) : nil
    case 4: return .character
    case 5: return .blob
    default: return nil
    }
  }

  private static func width(_ reader: inout BitReader) -> Int? {
    reader.variable(5).flatMap { Int(exactly: $0) }
  }

  /// Reads a record.
  ///
  /// - Returns: its text, if it has any, without its number of bytes.
  func read(_ reader: inout BitReader, into values: inout [UInt64]) -> String? {
    var text = ""
    for field in fields {
      if case .blob = field {
        guard let count = reader.variable(6).flatMap({ Int(exactly: $0) }),
          let bytes = reader.blob(count)
        else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
      } else if !Self.read(field, &reader, into: &values) {
        return nil
      }
    }
    return text
  }

  private static func read(
    _ field: Field, _ reader: inout BitReader, into values: inout [UInt64]
  ) -> Bool {
    let value: UInt64?
    switch field {
    case .literal(let literal): value = literal
    case .fixed(let width): value = width == 0 ? 0 : reader.fixed(width)
    case .variable(let width): value = width == 0 ? 0 : reader.variable(width)
    case .character: value = reader.fixed(6)
    case .blob: value = nil
    case .array(let element):
      // Elements may have no bits, so that a wrong count would not run into the end.
      guard let count = reader.variable(6), count < 1 << 20 else { return false }
      for _ in 0..<count where !read(element, &reader, into: &values) { return false }
      return true
    }
    if let value { values.append(value) }
    return value != nil
  }
}
