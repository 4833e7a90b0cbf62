import Foundation

extension Toolchain {
  /// What snippets are compiled with, told by its content: the same wherever it is installed.
  package var fingerprint: String { fingerprint(remembering: nil) }

  package func fingerprint(remembering cache: Cache?) -> String {
    let compiled = Self.snippetModules.map {
      modules.appendingPathComponent($0 + ".swiftmodule")
    }
    return Check.fingerprint(of: compiled + [macros], remembering: cache)
  }

  /// What programs run with that are made of snippets.
  package var runtimeFingerprint: String { runtimeFingerprint(remembering: nil) }

  package func runtimeFingerprint(remembering cache: Cache?) -> String {
    Check.fingerprint(
      of: [libraries.appendingPathComponent("libPreviewRuntime.so")], remembering: cache)
  }
}

/// Differs where the files differ in number, order or content.
///
/// - Parameter cache: where it may stand already, and is put.
package func fingerprint(of files: [URL], remembering cache: Cache? = nil) -> String {
  let (memory, states) = (FileMemory(cache: cache), FileStates(files))
  if let known = memory.recall("fingerprint 1", of: states) { return known }
  let sums = files.map { file in
    checksum(of: file).map { String($0, radix: 16) } ?? "missing"
  }.joined(separator: " ")
  memory.keep(sums, "fingerprint 1", of: states)
  return sums
}

/// Goes by eight bytes at once, as there are millions of them.
///
/// Contents that differ by accident differ in it; nobody is out to make two alike.
private func checksum(of file: URL) -> UInt64? {
  guard let data = try? Data(contentsOf: file) else { return nil }
  return data.withUnsafeBytes { bytes in
    var sum = UInt64(bytes.count)
    func mix(_ word: UInt64) {
      sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 32
    }
    let words = bytes.count / 8
    for index in 0..<words {
      mix(bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
    }
    for byte in bytes[(8 * words)...] { mix(UInt64(byte)) }
    return sum
  }
}
