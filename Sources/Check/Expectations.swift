import Diagnostics
import Snippets

extension Program {
  /// Tells what its author expects from what nobody does.
  ///
  /// What another block expects of its own lines is expected here too, but need not be: whether it
  /// is there was looked at with that block.
  func sort(_ findings: [Finding]) -> (expected: [Finding], unexpected: [Finding]) {
    let expectations = ([main] + companions).flatMap(\.expectations)
    let isExpected = { (finding: Finding) in
      expectations.contains { $0.isMet(by: finding.diagnostic) }
    }
    return (findings.filter(isExpected), findings.filter { !isExpected($0) })
  }

  /// What its author expects, and nothing that the compiler says is left for.
  func unmetExpectations(_ findings: [Finding]) -> [Expectation] {
    var matching = Matching(
      expectations: main.expectations, diagnostics: findings.map(\.diagnostic))
    return matching.unmet()
  }
}

extension Expectation {
  fileprivate func isMet(by diagnostic: Diagnostic) -> Bool {
    let place = diagnostic.location
    return diagnostic.severity == severity && place.line == location.line
      && place.file == location.file && diagnostic.message.contains(text)
  }
}

/// Gives as many expectations as can be a diagnostic of their own.
private struct Matching {
  let expectations: [Expectation]
  let diagnostics: [Diagnostic]
  /// The expectation that each diagnostic meets.
  private var owners: [Int: Int] = [:]

  init(expectations: [Expectation], diagnostics: [Diagnostic]) {
    self.expectations = expectations
    self.diagnostics = diagnostics
  }

  mutating func unmet() -> [Expectation] {
    expectations.indices.filter { index in
      var tried: Set<Int> = []
      return !assign(index, &tried)
    }.map { expectations[$0] }
  }

  /// Gives a diagnostic to an expectation; one that has it already may take another.
  private mutating func assign(_ expectation: Int, _ tried: inout Set<Int>) -> Bool {
    for index in diagnostics.indices
    where expectations[expectation].isMet(by: diagnostics[index]) && tried.insert(index).inserted {
      if let owner = owners[index], !assign(owner, &tried) { continue }
      owners[index] = expectation
      return true
    }
    return false
  }
}
