/// A part of the tool that reads what anybody may have written, and what has to hold for any bytes.
package struct FuzzedReader: Sendable {
  package let name: String
  /// What does not hold; what traps or never ends is found without.
  package let problems: @Sendable ([UInt8]) -> [String]

  package static let all: [FuzzedReader] = [.markdown, .page, .fence, .settings]

  /// Whatever is read several times in a row takes several times as long.
  ///
  /// Only who waits for it can tell, so that it is a reader of its own, for the fuzzer alone.
  package var repeated: FuzzedReader {
    FuzzedReader(name: name + "-repeated") { bytes in
      guard !bytes.isEmpty else { return [] }
      let copies = [[UInt8]](repeating: bytes, count: 1 + Self.repeatedSize / bytes.count)
      return problems(Array(copies.joined()))
    }
  }

  private static let repeatedSize = 100_000
}
