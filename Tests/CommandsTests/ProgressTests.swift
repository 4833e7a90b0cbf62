import Synchronization
import Testing

@testable import Commands

@Suite struct ProgressTests {
  @Test(arguments: [
    (80, "\r\u{1B}[Kchecking: 2 of 3 blocks\r\u{1B}[K"), (9, "\r\u{1B}[Kchecking\r\u{1B}[K"),
    (1, "\r\u{1B}[K\r\u{1B}[K"), (nil, ""),
  ])
  func isForTerminalsOnlyAndFitsThem(columns: Int?, expected: String) {
    let printed = Mutex("")
    let console = Console(
      output: { _ in Issue.record("progress is no result") },
      complaints: { text in printed.withLock { $0 += text } }, columns: { columns })
    Progress(console, of: 3).advance(by: 2)
    console.clearStatus()
    #expect(printed.withLock(\.self) == expected)
  }
}
