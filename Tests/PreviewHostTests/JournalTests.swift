import Foundation
import PreviewExchange
import Testing

@Suite struct JournalTests {
  private let entries: [JournalEntry] = [
    .started(index: 0, name: "a\nb", line: 3), .failed(index: 0, message: "no"), .finished,
  ]

  @Test func whatIsWrittenIsRead() throws {
    let journal = try entries.map { try $0.line() }.reduce(Data(), +)
    #expect(JournalEntry.entries(of: journal) == entries)
  }

  @Test func anEntryThatWasCutOffDoesNotCount() throws {
    let journal = try entries.map { try $0.line() }.reduce(Data(), +)
    #expect(JournalEntry.entries(of: journal.dropLast()) == Array(entries.dropLast()))
  }

  @Test func aCrashReportIsRead() {
    #expect(
      CrashReport(line: "11 overflow 1f a0\n")
        == CrashReport(signal: 11, isStackOverflow: true, frames: [0x1f, 0xa0]))
    #expect(CrashReport(line: "11 overflow 1f") == nil)
    #expect(CrashReport(line: "") == nil)
  }

  @Test func devicesAreFoundHoweverTheirGenerationIsWritten() {
    #expect(Device(named: "IPHONE SE (3rd)")?.name == "iPhone SE (3rd generation)")
    #expect(Device(named: "iPhone 99") == nil)
    #expect(Device.standard.name == "iPhone 16")
  }
}
