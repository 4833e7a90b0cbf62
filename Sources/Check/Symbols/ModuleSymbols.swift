import Foundation
import Snippets
import SymbolLookup

extension Toolchain {
  /// What the modules declare that a snippet may import, sorted by path.
  ///
  /// - Throws: where the machine is at fault, or the task is cancelled.
  package func moduleSymbols(cache: Cache?) async throws -> [ModuleSymbol] {
    let documents = Self.documentedModules.map { modules.appendingPathComponent($0 + ".swiftdoc") }
    let key = Cache.Key(
      kind: "symbols 1", [version, target, self.fingerprint, Check.fingerprint(of: documents)])
    if let data = cache?.data(for: key),
      let symbols = try? JSONDecoder().decode([ModuleSymbol].self, from: data)
    {
      return symbols
    }
    var symbols: [ModuleSymbol] = []
    for module in Self.documentedModules + ["Observation"] where isThere(module) {
      symbols += try await self.symbols(ofModule: module)
    }
    symbols.sort { ($0.path, $0.usr) < ($1.path, $1.usr) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(symbols) { cache?.store(data, for: key) }
    return symbols
  }

  /// Those of the tool's own whose symbols the table of symbols knows.
  private static let documentedModules = ["SwiftUI", "Combine"]

  /// What comes with the compiler always is.
  private func isThere(_ module: String) -> Bool {
    let file = modules.appendingPathComponent(module + ".swiftmodule")
    return !Self.documentedModules.contains(module)
      || FileManager.default.fileExists(atPath: file.path)
  }

  private func symbols(ofModule name: String) async throws -> [ModuleSymbol] {
    let tool = resources.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/swift-symbolgraph-extract")
    return try await withScratchFolder { folder in
      let result = try await run(
        Command(
          tool,
          [
            "-module-name", name, "-target", target, "-I", modules.path, "-output-dir", folder.path,
            "-minimum-access-level", "public", "-skip-synthesized-members",
          ] + headerFlags))
      guard result.succeeded else {
        throw BrokenToolchain(
          "swift-symbolgraph-extract cannot read the module \(name)", words: result.words)
      }
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "json" }.flatMap { file in
        try JSONDecoder().decode(SymbolGraph.self, from: try Data(contentsOf: file)).symbols
          .compactMap(ModuleSymbol.init)
      }
    }
  }
}

/// The part of the compiler's description of a module that is used.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let kind: String, spelling: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let docComment: Comment?
  }

  let symbols: [Symbol]
}

extension ModuleSymbol {
  fileprivate init?(_ symbol: SymbolGraph.Symbol) {
    let name = symbol.kind.identifier.replacing("swift.", with: "", maxReplacements: 1)
    guard let kind = SymbolKind(rawValue: name) else { return nil }
    // What stands before the declaration is about the compiler more than about its use.
    let fragments = (symbol.declarationFragments ?? []).drop { fragment in
      fragment.kind == "attribute" || fragment.spelling.allSatisfy(\.isWhitespace)
    }
    let declaration = fragments.map(\.spelling).joined()
    self.init(
      usr: symbol.identifier.precise, path: symbol.pathComponents.joined(separator: "/"),
      kind: kind, declaration: declaration.trimmingCharacters(in: .whitespacesAndNewlines),
      summary: symbol.docComment?.lines.first?.text ?? "")
  }
}
