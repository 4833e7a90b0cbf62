/// Takes bits from bytes, the lowest of each first, and says `nil` where there are none left.
struct BitReader {
  private let bytes: [UInt8]
  private(set) var position: Int

  /// - Parameter position: the first bit to be taken.
  init(_ bytes: [UInt8], position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count * 8 }

  /// A number of so many bits, at most 64.
  mutating func fixed(_ width: Int) -> UInt64? {
    guard (0...64).contains(width), position + width <= bytes.count * 8 else { return nil }
    var value: UInt64 = 0
    for bit in 0..<width {
      let place = position + bit
      let isSet = bytes[place / 8] >> (place % 8) & 1
      value |= UInt64(isSet) << bit
    }
    position += width
    return value
  }

  /// A number in chunks of so many bits, the highest of which says that another one follows.
  mutating func variable(_ width: Int) -> UInt64? {
    guard (2...32).contains(width) else { return nil }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    let more: UInt64 = 1 << (width - 1)
    while let chunk = fixed(width) {
      value |= (chunk & (more - 1)) << shift
      if chunk & more == 0 { return value }
      shift += UInt64(width - 1)
    }
    return nil
  }

  /// Goes on at the next of the stream's words, which have 32 bits.
  mutating func align() {
    position = (position + 31) / 32 * 32
  }

  /// So many bytes, from a word on.
  mutating func blob(_ count: Int) -> ArraySlice<UInt8>? {
    align()
    let start = position / 8
    guard count >= 0, count <= bytes.count - start else { return nil }
    position = (start + count) * 8
    align()
    return bytes[start..<start + count]
  }
}
