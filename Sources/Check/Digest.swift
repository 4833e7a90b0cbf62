/// SHA-256, as FIPS 180-4 defines it: names the entries of the cache.
package struct Digest {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// What does not fill a block yet.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0
  /// The schedule of the block in work, kept to be used again.
  private var words = [UInt32](repeating: 0, count: 64)

  package init() {}

  /// The digest of some bytes as 64 hexadecimal digits.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    var digest = Digest()
    digest.update(bytes)
    return digest.hex()
  }

  package mutating func update(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  package consuming func hex() -> String {
    let bits = length
    let padding = 64 - (rest.count + 8) % 64
    update([0x80] + [UInt8](repeating: 0, count: padding - 1))
    update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    length += UInt64(bytes.count) * 8
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { mix($0, from: 0) }
      rest.removeAll(keepingCapacity: true)
    }
    let raw = UnsafeRawBufferPointer(bytes)
    while start + 64 <= raw.count {
      mix(raw, from: start)
      start += 64
    }
    rest.append(contentsOf: bytes[start...])
  }

  private mutating func mix(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    words.withUnsafeMutableBufferPointer { words in
      schedule(bytes, from: start, in: words)
      state.withUnsafeMutableBufferPointer { state in
        constants.withUnsafeBufferPointer { compress(words, $0, into: state) }
      }
    }
  }
}

private func schedule(
  _ bytes: UnsafeRawBufferPointer, from start: Int, in words: UnsafeMutableBufferPointer<UInt32>
) {
  for index in 0..<16 {
    words[index] = UInt32(
      bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
  }
  for index in 16..<64 {
    let (before, last) = (words[index &- 15], words[index &- 2])
    let small0 = rotate(before, 7) ^ rotate(before, 18) ^ (before >> 3)
    let small1 = rotate(last, 17) ^ rotate(last, 19) ^ (last >> 10)
    words[index] = words[index &- 16] &+ small0 &+ words[index &- 7] &+ small1
  }
}

private func compress(
  _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
  into state: UnsafeMutableBufferPointer<UInt32>
) {
  var (a, b, c, d) = (state[0], state[1], state[2], state[3])
  var (e, f, g, h) = (state[4], state[5], state[6], state[7])
  for round in 0..<64 {
    let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    let choice = (e & f) ^ (~e & g)
    let first = h &+ sum1 &+ choice &+ constants[round] &+ words[round]
    let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    let majority = (a & b) ^ (a & c) ^ (b & c)
    (h, g, f, e) = (g, f, e, d &+ first)
    (d, c, b, a) = (c, b, a, first &+ sum0 &+ majority)
  }
  for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
}

private func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
  word >> bits | word << (32 - bits)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let constants: [UInt32] = {
  var primes: [UInt64] = []
  var candidate: UInt64 = 2
  while primes.count < 64 {
    if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
    candidate += 1
  }
  return primes.map(fractionOfCubeRoot)
}()

/// ⌊∛n · 2³²⌋ mod 2³², in whole numbers: the largest r with r³ ≤ n · 2⁹⁶.
private func fractionOfCubeRoot(_ number: UInt64) -> UInt32 {
  var root: UInt64 = 0
  for bit in stride(from: UInt64(36), through: 0, by: -1) {
    let trial = root | 1 << bit
    let square = UInt128(trial) * UInt128(trial)
    // trial³ ≤ n · 2⁹⁶, without leaving 128 bits: trial² ≤ ⌊n · 2⁹⁶ / trial⌋.
    if square <= UInt128(number) << 96 / UInt128(trial) { root = trial }
  }
  return UInt32(truncatingIfNeeded: root)
}
