import Testing

@testable import Commands

private let usage = Usage(
  "try", "For tests.", operands: "PATH…",
  options: [
    .init("--jobs", "N", "a number"), .init("--quiet", "a switch"),
    .init("-o", "DIR", "a folder"),
  ])

struct ArgumentsTests {
  @Test(arguments: [["--root", "--no-cache"], ["--root="], ["--root", ""]])
  func anOptionIsNoValueAndNothingIsNone(words: [String]) {
    #expect(throws: UsageError.self) { try Arguments(words, for: CheckCommand.usage) }
  }

  @Test func tellsOptionsFromOperands() throws {
    let arguments = try Arguments(["a", "--jobs", "2", "--quiet", "b", "-o", "out"], for: usage)
    #expect(arguments.operands == ["a", "b"])
    #expect(try arguments.integer("--jobs", in: 1...9) == 2)
    #expect(arguments.has("--quiet"))
    #expect(arguments.value("-o") == "out")
  }

  @Test func takesAValueAfterAnEqualsSign() throws {
    #expect(try Arguments(["--jobs=3"], for: usage).value("--jobs") == "3")
  }

  @Test func takesEverythingAfterTwoDashesAsOperands() throws {
    #expect(try Arguments(["--", "--jobs"], for: usage).operands == ["--jobs"])
  }

  @Test(arguments: [
    (["--job", "1"], "unknown option '--job'; did you mean '--jobs'?"),
    (["--jobs"], "'--jobs' wants N after it"),
    (["--quiet=yes"], "'--quiet' takes no value"),
    (["--quiet", "--quiet"], "'--quiet' is given twice"),
  ])
  func explainsWhatMakesNoSense(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try Arguments(words, for: usage) }
  }

  @Test(arguments: [
    "example.org", "ftp://a.b", "https://", "https://a b", "https:///c", "//a.b", "https://a.b/?c",
    "https://a.b/#c", "https://a.b\n", "javascript:alert(1)",
  ])
  func whereASiteCannotBeIsNoAddress(address: String) throws {
    let arguments = try Arguments(["--base-url", address], for: BuildCommand.usage)
    #expect(throws: UsageError.self) { try BuildCommand(arguments) }
  }

  @Test(arguments: ["https://a.b", "HTTP://localhost:80/c/", "https://a.b/c%20d"])
  func aSiteCanBeBelowAnyAddress(address: String) throws {
    let arguments = try Arguments(["--base-url", address], for: BuildCommand.usage)
    #expect(try BuildCommand(arguments).baseURL == address)
  }

  @Test func namesTheRangeOfANumber() {
    let message = "'--jobs' wants a whole number from 1 to 9, not 'x'"
    #expect(throws: UsageError(message)) {
      try Arguments(["--jobs", "x"], for: usage).integer("--jobs", in: 1...9)
    }
  }
}
