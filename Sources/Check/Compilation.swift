import Foundation
import Snippets

/// One run of the compiler over some files, without a result but what it says of them.
struct Compilation {
  let toolchain: Toolchain
  let languageMode: String

  /// How long it may take; far more than it should.
  static let timeLimit = Duration.seconds(120)

  struct Result {
    var output: CompilerOutput
    /// Why the compiler said nothing that can be relied on, where that is so.
    var failure: String?
  }

  /// - Parameter files: names without folders, and their texts.
  func callAsFunction(
    _ files: [(name: String, text: String)], stage: Program.Stage = .whole
  ) async throws -> Result {
    try await withScratchFolder { folder in
      Result(try await run(files, in: folder, flags: flags(stage)))
    }
  }

  func run(
    _ files: [(name: String, text: String)], in folder: URL, flags: [String]
  ) async throws -> CommandResult {
    for file in files {
      try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
    }
    var environment = ProcessInfo.processInfo.environment
    // What the compiler leaves behind goes with the folder.
    environment["TMPDIR"] = folder.path
    let paths = files.map { folder.appendingPathComponent($0.name).path }
    return try await Check.run(
      Command(
        toolchain.swiftc, ["-frontend"] + flags + places + paths, environment: environment,
        timeLimit: Self.timeLimit))
  }

  /// Where things are on the machine.
  private var places: [String] {
    let host = toolchain.resources.appendingPathComponent("host").path
    let hasMacros = FileManager.default.fileExists(atPath: toolchain.macros.path)
    return [
      "-target", toolchain.target, "-I", toolchain.modules.path,
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins",
    ] + (hasMacros ? ["-load-plugin-library", toolchain.macros.path] : [])
  }

  /// All that a verdict depends on beside the program.
  ///
  /// - Parameter cache: where it may stand already, and is put.
  func surroundings(remembering cache: Cache) -> [String] {
    [toolchain.version, toolchain.target, toolchain.fingerprint(remembering: cache)]
      + flags(.whole)
  }

  /// What does not depend on the machine.
  ///
  /// For the compiler proper, without the driver, which would cost as much again for a small file; up
  /// to the stage that finds missing returns and unset variables, one step beyond type checking.
  func flags(_ stage: Program.Stage) -> [String] {
    // In a library, whatever is no declaration would be wrong already.
    let mode =
      stage == .syntax ? ["-parse"] : ["-emit-sil", "-o", "/dev/null", "-parse-as-library"]
    return mode + language
  }

  var language: [String] {
    [
      "-module-name", "main", "-swift-version", languageMode,
      "-disable-cross-import-overlays", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    ]
  }
}

extension Compilation.Result {
  fileprivate init(_ result: CommandResult) {
    output = CompilerOutput(String(decoding: result.errors, as: UTF8.self))
    let saidWhy = output.messages.contains { $0.severity == "error" }
    failure =
      switch result.ending {
      case .exited(0): nil
      case .exited(1) where saidWhy: nil
      case .timedOut:
        "the compiler did not finish within \(Compilation.timeLimit.components.seconds) seconds"
      case .tooMuchOutput: "the compiler wrote more than the tool reads"
      case .exited, .signalled: "the compiler crashed"
      }
  }
}
