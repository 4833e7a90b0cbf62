import Diagnostics

extension SourceText {
  /// What the author expects the compiler to say of it; each once, though a line may be split.
  package var expectations: [Expectation] {
    var seen: Set<Expectation> = []
    return lines.flatMap(\.annotations.expectations).filter { seen.insert($0).inserted }
  }
}
