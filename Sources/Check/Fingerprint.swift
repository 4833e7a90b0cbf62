import Foundation

extension Toolchain {
  /// Changes whenever the modules or macros that snippets are compiled with do.
  package var fingerprint: String {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let all = try? FileManager.default.contentsOfDirectory(
      at: modules, includingPropertiesForKeys: Array(keys))
    let files = (all ?? []).filter { $0.pathExtension == "swiftmodule" } + [macros]
    let lines = files.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
      return "\(file.lastPathComponent) \(values?.fileSize ?? 0) \(date)\n"
    }
    return Digest.hex(lines.sorted().joined().utf8)
  }
}
