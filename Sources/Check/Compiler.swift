import Foundation

/// The `swiftc` in use, and what it says of itself.
package struct Compiler: Hashable, Sendable {
  package var executable: URL
  package var version: String
  package var target: String
  package var resources: URL

  /// Asks the first `swiftc` on the `PATH`.
  ///
  /// - Parameter cache: where the answer may stand already, and is put.
  package static func locate(remembering cache: Cache? = nil) async throws -> Compiler {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw MissingPart(
        what: "swiftc", place: "the folders of PATH",
        advice: "install a Swift toolchain, and put its folder usr/bin into PATH")
    }
    let executable = URL(fileURLWithPath: found)
    let memory = FileMemory(cache: cache)
    let files = states(of: executable)
    if let known = memory.recall(kind, of: files), let info = TargetInfo(known) {
      return Compiler(executable, info)
    }
    let (answer, info) = try await ask(executable)
    if info.isOf(executable) { memory.keep(answer, kind, of: files) }
    return Compiler(executable, info)
  }

  private init(_ executable: URL, _ info: TargetInfo) {
    self.executable = executable
    version = info.compilerVersion
    target = info.target.triple
    resources = URL(fileURLWithPath: info.paths.runtimeResourcePath, isDirectory: true)
  }

  private static func ask(_ executable: URL) async throws -> (String, TargetInfo) {
    let result = try await withScratchFolder { folder in
      // The driver makes a folder for temporary files, which it leaves behind.
      let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
      return try await run(
        Command(executable, ["-print-target-info"], environment: environment))
    }
    let answer = String(decoding: result.output, as: UTF8.self)
    guard let info = TargetInfo(answer) else {
      throw BrokenToolchain(
        "'\(executable.path)' does not say what it compiles for (-print-target-info)",
        words: String(decoding: result.errors, as: UTF8.self),
        advice: "see to it that the first swiftc in the folders of PATH works")
    }
    return (answer, info)
  }

  /// The program and the compiler proper beside it.
  private static func states(of executable: URL) -> FileStates {
    let real = executable.resolvingSymlinksInPath()
    return FileStates([
      executable, real.deletingLastPathComponent().appending(path: "swift-frontend"),
    ])
  }

  /// The variables that the driver goes by make another kind of question.
  private static let kind: String = {
    let asked = ProcessInfo.processInfo.environment.filter { name, _ in
      name.hasPrefix("SWIFT") || name == "SDKROOT"
    }
    return (["compiler 1"] + asked.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: "\0")
  }()
}

private struct TargetInfo: Decodable {
  struct Target: Decodable { let triple: String }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let compilerVersion: String
  let target: Target
  let paths: Paths
}

extension TargetInfo {
  init?(_ answer: String) {
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.utf8)) else {
      return nil
    }
    self = info
  }

  /// Whether the answer is about the toolchain that the program is part of, and not one that it has
  /// chosen, for which it may choose another next time.
  func isOf(_ executable: URL) -> Bool {
    let programs = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let resources = programs.deletingLastPathComponent().appending(path: "lib/swift")
    return URL(fileURLWithPath: paths.runtimeResourcePath).resolvingSymlinksInPath().path
      == resources.path
  }
}
