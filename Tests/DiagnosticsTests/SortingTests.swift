import Diagnostics
import Testing

@Suite struct SortingTests {
  @Test func diagnosticsAreSortedByPlaceThenErrorsFirst() {
    let sorted = [
      diagnostic(.error, "a.md", 2, 1), diagnostic(.error, "a.md", 10, 1),
      diagnostic(.error, "a.md", 10, 2), diagnostic(.warning, "a.md", 10, 2),
      diagnostic(.error, "b.md", 1, 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity, _ file: String, _ line: Int, _ column: Int
  ) -> Diagnostic {
    let place = SourceLocation(file: file, line: line, column: column)
    return Diagnostic(severity, "test.sorting", at: place, "wrong")
  }
}
