import Synchronization
import Testing

@testable import Commands

@Suite struct ProgressTests {
  @Test(arguments: [(true, "\r\u{1B}[Kchecking: 2 of 3 blocks\r\u{1B}[K"), (false, "")])
  func isForTerminalsOnly(isTerminal: Bool, expected: String) {
    let printed = Mutex("")
    let console = Console(
      output: { _ in Issue.record("progress is no result") },
      complaints: { text in printed.withLock { $0 += text } }, complaintsAreTerminal: isTerminal)
    Progress(console, of: 3).advance(by: 2)
    console.clearStatus()
    #expect(printed.withLock(\.self) == expected)
  }
}
