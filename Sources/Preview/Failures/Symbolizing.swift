import Check
import Foundation

/// The places in the source of addresses in an executable that knows its lines, innermost first.
func symbolize(
  _ frames: [UInt], of executable: URL, with toolchain: Toolchain
) async throws -> [CodeSite] {
  let symbolizer = toolchain.swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("llvm-symbolizer")
  guard FileManager.default.isExecutableFile(atPath: symbolizer.path) else { return [] }
  let addresses = frames.map { "0x" + String($0, radix: 16) }
  let result = try await Check.run(
    Command(
      symbolizer, ["--output-style=JSON", "--inlines", "--obj=" + executable.path] + addresses))
  guard let symbols = try? JSONDecoder().decode([SymbolizedFrame].self, from: result.output) else {
    return []
  }
  return symbols.flatMap(\.sites)
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
