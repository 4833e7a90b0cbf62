import Foundation
import Testing

@testable import Check

private func shell(_ script: String, timeLimit: Duration = .seconds(20), outputLimit: Int = 1000)
  -> Command
{
  Command(
    URL(fileURLWithPath: "/bin/sh"), ["-c", script], timeLimit: timeLimit,
    outputLimit: outputLimit)
}

/// Waits for the end of a process that has been killed; one that has not been is never left.
private func isGone(_ id: Int32) async throws -> Bool {
  for _ in 0..<500 where isRunning(id) { try await Task.sleep(for: .milliseconds(10)) }
  return !isRunning(id)
}

private func isRunning(_ id: Int32) -> Bool {
  // A killed orphan may wait for the system to collect it: that is not running.
  guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8) else {
    return false
  }
  return !text.contains(") Z ")
}

struct CommandTests {
  @Test func keepsOutputAndErrorsApart() async throws {
    let result = try await run(shell("echo out; echo err >&2; exit 3"))
    #expect(result.output == Data("out\n".utf8))
    #expect(result.errors == Data("err\n".utf8))
    #expect(result.ending == .exited(3))
  }

  @Test func handsInputOver() async throws {
    var command = shell("cat")
    command.input = Data("word".utf8)
    #expect(try await run(command).output == Data("word".utf8))
  }

  @Test func tellsACrashFromAnExit() async throws {
    #expect(try await run(shell("kill -SEGV $$")).ending == .signalled(SIGSEGV))
  }

  @Test func endsWhatTakesTooLong() async throws {
    let result = try await run(shell("echo early; sleep 100", timeLimit: .milliseconds(300)))
    #expect(result.ending == .timedOut)
    #expect(result.output == Data("early\n".utf8))
  }

  @Test func endsWhatWritesTooMuch() async throws {
    let result = try await run(shell("yes"))
    #expect(result.ending == .tooMuchOutput)
  }

  @Test func leavesNothingRunningThatTheProgramStarted() async throws {
    let result = try await run(shell("sleep 100 & echo $!"))
    let id = try #require(
      Int32(String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)))
    #expect(try await isGone(id))
  }

  /// With `set -m`, what a shell starts gets a process group of its own.
  @Test(arguments: ["", "set -m; "])
  func cancellingKillsAllThatTheProgramStarted(setting: String) async throws {
    try await withScratchFolder { folder in
      let file = folder.appendingPathComponent("id")
      let script = "\(setting)sleep 100 & echo $! > \(file.path); wait"
      let task = Task { try await run(shell(script)) }
      var text = ""
      while !text.hasSuffix("\n") {
        await Task.yield()
        text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let id = try #require(Int32(text.dropLast()))
      #expect(try await isGone(id))
    }
  }

  @Test func saysWhatCannotBeStarted() async {
    await #expect(throws: LaunchError.self) {
      try await run(Command(URL(fileURLWithPath: "/nonexistent"), []))
    }
  }
}
