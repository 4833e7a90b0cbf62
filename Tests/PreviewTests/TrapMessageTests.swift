import Testing

@testable import Preview

@Suite struct TrapMessageTests {
  @Test func theSnippetsOwnPlaceIsRead() {
    let message = TrapMessage(in: "Page/Snippet.swift:12: Fatal error: boom: really\nCurrent stack")
    #expect(message?.text == "boom: really")
    #expect(message?.site == CodeSite(file: "Snippet.swift", line: 12, column: 1))
  }

  @Test func aFailedPreconditionNeedsNoMessage() {
    let message = TrapMessage(in: "Page/Snippet.swift:3: Precondition failed")
    #expect(message?.text == "a precondition failed")
  }

  @Test func whatIsPrintedBeforeDoesNotMatter() {
    #expect(TrapMessage(in: "a line\n\nx/y.swift:1: Fatal error: b\n")?.text == "b")
  }

  @Test func otherComplaintsAreNoTrap() {
    #expect(TrapMessage(in: "warning: Fatal error is a phrase") == nil)
  }

  @Test func memoryThatIsNotToBeHadIsTold() {
    let text = "Fatal error: failed to allocate 99 bytes of memory with alignment 8"
    #expect(TrapMessage(in: text)?.isOutOfMemory == true)
  }
}
