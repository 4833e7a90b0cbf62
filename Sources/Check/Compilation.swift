import Foundation
import Snippets

/// One run of the compiler over some files, without a result but what it says of them.
struct Compilation {
  let toolchain: Toolchain
  let languageMode: String

  /// Other limits than usual, for all runs.
  var limits: CompilerLimits?

  struct Result {
    var output: CompilerOutput
    /// Why the compiler said nothing that can be relied on, where that is so.
    var failure: CompilerFailure?
  }

  /// - Parameter files: names without folders, and their texts.
  /// - Throws: `BrokenToolchain` where nothing that the compiler says means anything.
  func callAsFunction(
    _ files: [(name: String, text: String)], stage: Program.Stage = .whole,
    limits: CompilerLimits
  ) async throws -> Result {
    let result = try await withScratchFolder { folder in
      let (result, record) = try await recorded(
        files, in: folder, flags: flags(stage), limits: limits)
      return Result(result, record)
    }
    try await trustIfSound(result, on: files)
    return result
  }

  /// Has the compiler write down what it finds, besides saying it.
  func recorded(
    _ files: [(name: String, text: String)], in folder: URL, flags: [String],
    limits: CompilerLimits
  ) async throws -> (CommandResult, SerializedDiagnostics?) {
    let file = folder.appendingPathComponent("messages.dia")
    let more = ["-serialize-diagnostics-path", file.path]
    let result = try await run(files, in: folder, flags: flags + more, limits: limits)
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) }
    return (result, bytes.flatMap(SerializedDiagnostics.init))
  }

  func run(
    _ files: [(name: String, text: String)], in folder: URL, flags: [String],
    limits: CompilerLimits
  ) async throws -> CommandResult {
    for file in files {
      try write(Array(file.text.utf8), to: folder.appendingPathComponent(file.name))
    }
    var environment = ProcessInfo.processInfo.environment
    // What the compiler leaves behind goes with the folder.
    environment["TMPDIR"] = folder.path
    // What it says when it crashes will do; the rest takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let paths = files.map { folder.appendingPathComponent($0.name).path }
    return try await Check.run(
      Command(
        toolchain.swiftc, ["-frontend"] + flags + places + paths, environment: environment,
        timeLimit: limits.time, outputLimit: limits.output, resources: limits.resources))
  }

  /// Where things are on the machine.
  private var places: [String] {
    let host = toolchain.resources.appendingPathComponent("host").path
    return [
      "-target", toolchain.target, "-I", toolchain.modules.path,
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins",
    ] + toolchain.headerFlags + (hasMacros ? ["-load-plugin-library", toolchain.macros.path] : [])
  }

  /// All that a verdict depends on beside the program.
  ///
  /// - Parameter cache: where it may stand already, and is put.
  func surroundings(remembering cache: Cache) -> [String] {
    [toolchain.version, toolchain.target, toolchain.fingerprint(remembering: cache)]
      + flags(.whole)
  }

  var hasMacros: Bool { FileManager.default.fileExists(atPath: toolchain.macros.path) }

  /// What does not depend on the machine.
  ///
  /// For the compiler proper, without the driver, which would cost as much again for a small file; up
  /// to the stage that finds missing returns and unset variables, one step beyond type checking. What
  /// comes out is thrown away; in this form, the compiler is done with it soonest.
  func flags(_ stage: Program.Stage) -> [String] {
    // In a library, whatever is no declaration would be wrong already.
    let mode =
      stage == .syntax ? ["-parse"] : ["-emit-module", "-o", "/dev/null", "-parse-as-library"]
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
  fileprivate init(_ result: CommandResult, _ record: SerializedDiagnostics?) {
    output = CompilerOutput(
      String(decoding: result.errors, as: UTF8.self), record?.messages ?? [])
    failure = CompilerFailure(result, said: output, record)
  }
}
