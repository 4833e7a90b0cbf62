import Content
import PreviewExchange
import Testing

@Suite struct FindingPolicyTests {
  @Test func aPolicyKnowsEveryKind() {
    #expect(FindingPolicy.kinds == FindingKind.allCases.map(\.rawValue))
  }

  @Test func whatIsCloserOverrules() {
    var (catalog, page) = (FindingPolicy(), FindingPolicy())
    catalog.levels = ["contrast": .error, "overlap": .off]
    page.levels = ["contrast": .off]
    let policy = catalog.overruled(by: page)
    #expect(["contrast", "overlap", "clipped"].map(policy.level) == [.off, .off, .warning])
  }
}
