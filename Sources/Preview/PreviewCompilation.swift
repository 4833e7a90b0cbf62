import Check
import Diagnostics
import Foundation

/// Makes one executable of some programs.
struct PreviewCompilation: Sendable {
  let sources: [ProgramSources]
  let toolchain: Toolchain
  let languageMode: String

  /// - Parameter knowsLines: whether the executable can tell the lines of its code, which takes
  ///   twice as long.
  /// - Returns: `nil` where the compiler finds mistakes.
  func run(in folder: URL, knowsLines: Bool = false) async throws -> URL? {
    if case .executable(let url) = try await outcome(in: folder, knowsLines) { url } else { nil }
  }

  enum Outcome {
    case executable(URL)
    /// Nothing came of it, and why.
    case failure(words: String)
  }

  func outcome(in folder: URL, _ knowsLines: Bool = false) async throws -> Outcome {
    let executable = folder.appendingPathComponent(knowsLines ? "program-lines" : "program")
    if FileManager.default.fileExists(atPath: executable.path) { return .executable(executable) }
    var paths: [String] = []
    for (name, text) in sources.flatMap(\.files).map({ ($0.name, $0.text.string) }) + [Self.entry] {
      let url = folder.appendingPathComponent(name)
      try write(Array(text.utf8), to: url)
      paths.append(url.path)
    }
    let flags = knowsLines ? ["-gline-tables-only"] : []
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let limits = CompilerLimits.building
    let command = Command(
      toolchain.swiftc, arguments(for: executable) + toolchain.headerFlags + flags + paths,
      environment: environment, timeLimit: limits.time, outputLimit: limits.output,
      resources: limits.resources)
    let result = try await Check.run(command)
    guard result.succeeded else { return .failure(words: result.words) }
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      return .failure(words: result.words + "\nthe compiler ends well, but makes no program")
    }
    return .executable(executable)
  }

  private func arguments(for executable: URL) -> [String] {
    let libraries = toolchain.libraries.path
    return [
      "-swift-version", languageMode, "-Onone", "-wmo", "-module-name", "Page",
      "-suppress-warnings",
      "-parse-as-library", "-Xfrontend", "-disable-cross-import-overlays",
      // Frees the name `main` for the program's true entry.
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "snippet_main",
      "-load-plugin-library", toolchain.macros.path, "-I", toolchain.modules.path,
      "-L", libraries, "-lPreviewRuntime", "-Xlinker", "-rpath", "-Xlinker", libraries,
      "-o", executable.path,
    ]
  }

  /// A program may have a `@main` of its own, so this one goes by its C name.
  private static let entry = (
    "Entry.swift",
    """
    @_silgen_name("catalog_draw_previews") private func drawPreviews() -> CInt
    @_cdecl("main") public func main() -> CInt { drawPreviews() }

    """
  )
}

extension Diagnostic {
  static func notCompiled(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, "preview.not-compiled", at: place,
      "the block compiles, but no program can be made of it for its previews to be drawn")
  }
}
