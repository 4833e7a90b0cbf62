import Check
import Foundation
import PreviewExchange

/// The places in the source that a crash went through, innermost first.
///
/// - Parameter executable: the one that crashed; it must know its lines.
func sites(
  of crash: CrashReport, in executable: URL, with toolchain: Toolchain
) async throws -> [CodeSite] {
  // What a call returns to is the instruction after it, maybe of another line; only a trap of the
  // compiler's, which notes its reason, is exact.
  let trap = try await symbolize(Array(crash.frames.prefix(1)), of: executable, with: toolchain)
    .filter { $0.reason != nil }
  let calls = try await symbolize(crash.frames.map { $0 &- 1 }, of: executable, with: toolchain)
  return trap + calls
}

private func symbolize(
  _ addresses: [UInt], of executable: URL, with toolchain: Toolchain
) async throws -> [CodeSite] {
  let symbolizer = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("llvm-symbolizer")
  guard !addresses.isEmpty, FileManager.default.isExecutableFile(atPath: symbolizer.path) else {
    return []
  }
  let result = try await Check.run(
    Command(
      symbolizer,
      ["--output-style=JSON", "--inlines", "--obj=" + executable.path]
        + addresses.map { "0x" + String($0, radix: 16) }))
  let frames = try? JSONDecoder().decode([SymbolizedFrame].self, from: result.output)
  return frames?.flatMap(\.sites) ?? []
}

private struct SymbolizedFrame: Decodable {
  struct Function: Decodable {
    let FileName: String
    let FunctionName: String
    let Line: Int
    let Column: Int
  }

  let Symbol: [Function]

  /// The compiler notes why it traps as the name of an inlined function.
  var sites: [CodeSite] {
    let prefix = "Swift runtime failure: "
    let reason = self.Symbol.first { $0.FunctionName.hasPrefix(prefix) }?.FunctionName
      .dropFirst(prefix.count)
    return self.Symbol.map { symbol in
      CodeSite(
        file: String(symbol.FileName.split(separator: "/").last ?? ""), line: symbol.Line,
        column: max(symbol.Column, 1), reason: reason.map(String.init))
    }
  }
}
