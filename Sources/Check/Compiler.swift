import Foundation

/// The `swiftc` in use, and what it says of itself.
package struct Compiler: Hashable, Sendable {
  package var executable: URL
  package var version: String
  package var target: String
  package var resources: URL

  /// Asks the first `swiftc` on the `PATH`.
  package static func locate() async throws -> Compiler {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw MissingPart(what: "swiftc", place: "the PATH")
    }
    return try await Compiler(asking: URL(fileURLWithPath: found))
  }

  private init(asking executable: URL) async throws {
    let result = try await withScratchFolder { folder in
      // The driver makes a folder for temporary files, which it leaves behind.
      let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
      return try await run(
        Command(executable, ["-print-target-info"], environment: environment))
    }
    guard let info = try? JSONDecoder().decode(TargetInfo.self, from: result.output) else {
      throw MissingPart(what: "a working swiftc", place: executable.path)
    }
    self.executable = executable
    version = info.compilerVersion
    target = info.target.triple
    resources = URL(fileURLWithPath: info.paths.runtimeResourcePath, isDirectory: true)
  }
}

private struct TargetInfo: Decodable {
  struct Target: Decodable { let triple: String }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let compilerVersion: String
  let target: Target
  let paths: Paths
}
