import Foundation
import TestSupport
import Testing

/// The program itself, as a shell runs it; what takes more than a call stands in `Tests/CommandLine`.
@Suite(.enabled(if: catalogProgram != nil, "the program is not built")) struct ExitStatusTests {
  @Test func aGoodCatalogIsZero() async throws {
    #expect(try await status(of: "Text.", "check") == 0)
  }

  @Test func aWarningIsZero() async throws {
    #expect(try await status(of: "![](https://example.org/a.png)", "check") == 0)
  }

  @Test func aMistakeInTheCatalogIsOne() async throws {
    #expect(try await status(of: "[gone](gone.md)", "check") == 1)
  }

  @Test func aCallThatMakesNoSenseIsTwo() async throws {
    #expect(try await status(of: "Text.", "check", "--jbos") == 2)
  }

  @Test func aMachineWithoutACompilerIsThree() async throws {
    #expect(try await status(of: "Text.", "check", path: "/nonexistent") == 3)
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGTERM])
  func aSignalEndsTheCompilersAndLeavesNothing(signal: Int32) async throws {
    try await withCatalog("```swift\nlet size = 2\n```") { root in
      try writeSlowCompiler(root)
      let running = try start(root, ["check"], path: root.path + "/bin:/usr/bin:/bin")
      let compiler = try await number(in: root.appendingPathComponent("started"))
      kill(running.process.processIdentifier, signal)
      #expect(running.wait() == 128 + signal)
      #expect(try await isGone(compiler))
      let left = try FileManager.default.subpathsOfDirectory(atPath: root.path + "/tmp")
      #expect(left == [])
    }
  }

  private func status(
    of text: String, _ words: String..., path: String? = nil
  ) async throws -> Int32 {
    try await withCatalog(text) { try start($0, words, path: path).wait() }
  }

  private func withCatalog<Result>(_ text: String, _ body: (URL) async throws -> Result)
    async throws -> Result
  {
    try await withTemporaryFolder { root in
      let content = root.appendingPathComponent("content")
      for folder in ["content", "tmp", "bin"] {
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      try Data("title: Test\n".utf8).write(to: root.appendingPathComponent("catalog.yml"))
      try Data("---\ntitle: A\nsummary: b\n---\n\(text)\n".utf8)
        .write(to: content.appendingPathComponent("index.md"))
      return try await body(root)
    }
  }

  private func start(
    _ root: URL, _ words: [String], path: String? = nil
  ) throws -> RunningProgram {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = root.path + "/tmp"
    if let path { environment["PATH"] = path }
    return try RunningProgram(words + ["--root", root.path], environment)
  }

  /// Answers what the tool asks first, and then never comes to an end.
  private func writeSlowCompiler(_ root: URL) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let real = try #require(
      path.split(separator: ":").map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile))
    let script = """
      #!/bin/sh
      [ "$1" = -print-target-info ] && exec '\(real)' -print-target-info
      sleep 1000 &
      echo $! > '\(root.path)/started.new' && mv '\(root.path)/started.new' '\(root.path)/started'
      wait
      """
    let file = root.appendingPathComponent("bin/swiftc")
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func number(in file: URL) async throws -> Int32 {
    while !FileManager.default.fileExists(atPath: file.path) {
      try await Task.sleep(for: .milliseconds(10))
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    return try #require(Int32(text.trimmingCharacters(in: .newlines)))
  }

  /// Waits for the end of a process that has been killed; one that has not been is never left.
  private func isGone(_ id: Int32) async throws -> Bool {
    for _ in 0..<500 where isRunning(id) { try await Task.sleep(for: .milliseconds(10)) }
    return !isRunning(id)
  }

  private func isRunning(_ id: Int32) -> Bool {
    // A killed orphan may wait for the system to collect it: that is not running.
    let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return text.map { !$0.contains(") Z ") } ?? false
  }
}

private struct RunningProgram {
  let process = Process()

  init(_ words: [String], _ environment: [String: String]) throws {
    process.executableURL = catalogProgram
    process.arguments = words
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// Beside the tests, in the build folder.
private let catalogProgram: URL? = {
  let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  let program = folder.appendingPathComponent("catalog")
  return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
}()
