import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// Every case is a text archive: commands, each with the output that it must have and its exit
/// status in brackets, then the files of the catalog that they run on.
struct CaseTests {
  @Test(arguments: TestCase.all("txt"))
  func commandsSayWhatTheCaseTells(_ testCase: TestCase) async throws {
    let archive = TextArchive(try testCase.text)
    let actual = try await withTemporaryFolder { folder in
      try archive.write(to: folder)
      var transcript = ""
      for command in commands(archive.comment) {
        transcript += "$ \(command)\n" + (await run(command, in: folder))
      }
      return transcript
    }
    let difference = firstDifference(actual, from: archive.comment)
    #expect(difference == nil, "\(difference ?? "")")
  }

  private func commands(_ comment: String) -> [String] {
    comment.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }

  private func run(_ command: String, in folder: URL) async -> String {
    let printed = Mutex("")
    let console = Console(
      output: { text in printed.withLock { $0 += text } },
      complaints: { text in printed.withLock { $0 += text } })
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let hasRoot = ["check", "build", "new"].contains(words.first) && !words.contains("--root")
    let status = await Commands.run(words + (hasRoot ? ["--root", folder.path] : []), console)
    let output = printed.withLock { $0 }.replacing(folder.path, with: "ROOT")
    return output + "[\(status.rawValue)]\n"
  }
}
