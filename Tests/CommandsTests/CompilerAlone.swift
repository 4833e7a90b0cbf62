import Diagnostics
import Foundation

@testable import Check

/// What `swiftc` says of a program by itself, in a run that has nothing of the tool's but the folder
/// of modules.
struct CompilerAlone {
  /// A message of the compiler's, at its place in the catalog.
  struct Message: Hashable {
    var severity: String
    /// `nil` for a line that no author wrote.
    var place: SourceLocation?
    var text: String
    var group: String?
  }

  var messages: Set<Message> = []
  /// What it says of code that a macro made, which has no place of its own.
  var ofMacros: Set<String> = []

  var errors: Set<Message> { messages.filter { $0.severity == "error" } }

  /// - Parameter stage: how far to compile.
  init(
    _ texts: [SourceText], stage: [String] = ["-emit-sil", "-wmo", "-parse-as-library"],
    languageMode: String = "5"
  ) async throws {
    let toolchain = try await Toolchain.locate()
    let names = texts.indices.map { $0 == 0 ? "first.swift" : "more-\($0).swift" }
    let result = try await withScratchFolder { folder in
      let files = names.map { folder.appending(path: $0) }
      for (file, text) in zip(files, texts) { try Data(text.string.utf8).write(to: file) }
      let options =
        stage + [
          "-o", "/dev/null", "-swift-version", languageMode, "-module-name", "main",
          "-diagnostic-style", "llvm", "-I", toolchain.modules.path,
          "-load-plugin-library", toolchain.macros.path,
          "-Xfrontend", "-disable-cross-import-overlays",
        ]
      return try await Check.run(Command(toolchain.swiftc, options + files.map(\.path)))
    }
    read(String(decoding: result.errors, as: UTF8.self), of: names, texts)
  }

  private mutating func read(_ output: String, of names: [String], _ texts: [SourceText]) {
    let form = /^(.*?):(\d+):(?:(\d+):)? (error|warning|note): (.*?)( \[#([\w-]+)\])?$/
    var isCode = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard !isCode, let match = try? form.wholeMatch(in: line) else {
        isCode = false
        continue
      }
      let file = match.1.split(separator: "/").last.map { String($0) } ?? ""
      let index = names.firstIndex(of: file)
      // The line of code below it may look like a message, too.
      isCode = index != nil
      if match.4 == "note" { continue }
      if file.contains("@__swiftmacro") {
        ofMacros.insert(String(match.5))
        continue
      }
      // A file that the code only claims to be is no place of the catalog.
      let place = index.flatMap {
        texts[$0].origin(line: Int(match.2) ?? 0, column: Int(match.3 ?? "") ?? 0)
      }
      messages.insert(
        Message(
          severity: String(match.4), place: place, text: String(match.5),
          group: match.7.map { String($0) }))
    }
  }
}
