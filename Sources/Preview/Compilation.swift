import Check
import Diagnostics
import Foundation

/// Makes an executable of a program.
struct Compilation: Sendable {
  let program: PreviewProgram
  let toolchain: Toolchain
  let languageMode: String

  struct Failed: Error {
    var diagnostics: [Diagnostic]
  }

  /// - Parameter knowsLines: whether the executable can tell the lines of its code, which takes
  ///   several times as long to compile.
  func run(in folder: URL, knowsLines: Bool = false) async throws -> Result<URL, Failed> {
    let executable = folder.appendingPathComponent(knowsLines ? "program-lines" : "program")
    if FileManager.default.fileExists(atPath: executable.path) { return .success(executable) }
    let sources = try program.files.map { file in
      let url = folder.appendingPathComponent(file.name)
      try Data(file.text.string.utf8).write(to: url)
      return url.path
    }
    let flags = knowsLines ? ["-gline-tables-only"] : []
    let command = Command(
      toolchain.swiftc, arguments(for: executable) + flags + sources, timeLimit: .seconds(300))
    let result = try await Check.run(command)
    if result.succeeded { return .success(executable) }
    return .failure(Failed(diagnostics: diagnostics(in: result)))
  }

  private func arguments(for executable: URL) -> [String] {
    let libraries = toolchain.libraries.path
    return [
      "-swift-version", languageMode, "-Onone", "-wmo", "-module-name", "Page",
      "-suppress-warnings",
      "-diagnostic-style", "llvm", "-parse-as-library",
      // Frees the name `main` for the program's true entry.
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "snippet_main",
      "-load-plugin-library", toolchain.macros.path, "-I", toolchain.modules.path,
      "-L", libraries, "-lPreviewRuntime", "-Xlinker", "-rpath", "-Xlinker", libraries,
      "-o", executable.path,
    ]
  }
}

extension Compilation {
  /// The compiler's errors at their places in the Markdown; what has none is said of the snippet.
  private func diagnostics(in result: CommandResult) -> [Diagnostic] {
    let output = String(decoding: result.output + result.errors, as: UTF8.self)
    let pattern = /^(?:.*\/)?([^\/:]+):(\d+):(\d+): error: (.*)$/.anchorsMatchLineEndings()
    var found: [Diagnostic] = []
    for match in output.matches(of: pattern) {
      guard let line = Int(match.2), let column = Int(match.3),
        let place = program.origin(file: String(match.1), line: line, column: column)
      else { continue }
      let diagnostic = Diagnostic(.error, "swift", at: place, String(match.4))
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found.isEmpty ? [.notCompiled(output, at: program.program.snippet.location)] : found
  }
}

extension Diagnostic {
  fileprivate static func notCompiled(_ output: String, at place: SourceLocation) -> Diagnostic {
    let lines = output.split(separator: "\n")
    let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "no reason given"
    return Diagnostic(
      .error, "preview.not-compiled", at: place, "cannot compile previews: \(reason)")
  }
}
