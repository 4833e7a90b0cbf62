/// The lines of a text that are sorted by their bytes.
///
/// They are found by bisection and read when they are asked for, so that a long table costs nothing
/// but reading its file.
package struct SortedLines: Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// All of them for an empty prefix.
  package func lines(startingWith prefix: String) -> [Substring] {
    let prefix = Array(prefix.utf8)
    var lines: [Substring] = []
    var start = firstLine(notBefore: prefix)
    while start < bytes.count, bytes[start...].starts(with: prefix) {
      let end = endOfLine(at: start)
      lines.append(Substring(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines
  }

  /// Those that `isWanted`, which is given their bytes.
  package func lines(where isWanted: (ArraySlice<UInt8>) -> Bool) -> [Substring] {
    var lines: [Substring] = []
    var start = 0
    while start < bytes.count {
      let end = endOfLine(at: start)
      let line = bytes[start..<end]
      if isWanted(line) { lines.append(Substring(decoding: line, as: UTF8.self)) }
      start = end + 1
    }
    return lines
  }

  private func firstLine(notBefore key: [UInt8]) -> Int {
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high) / 2
      let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
      let end = endOfLine(at: start)
      if bytes[start..<end].lexicographicallyPrecedes(key) { low = end + 1 } else { high = start }
    }
    return min(low, bytes.count)
  }

  private func endOfLine(at start: Int) -> Int {
    bytes[start...].firstIndex(of: newline) ?? bytes.count
  }
}

private let newline = UInt8(ascii: "\n")
