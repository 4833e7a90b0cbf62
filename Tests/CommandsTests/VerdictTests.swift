import Foundation
import TestSupport
import Testing

/// Whatever a snippet is, and in whose company it is checked, the check says what the compiler says
/// of it alone.
struct VerdictTests {
  /// How many pages a run looks at: `VERDICTS=10000` for all there are.
  private static let count =
    ProcessInfo.processInfo.environment["VERDICTS"].flatMap { Int($0) } ?? 60
  private static let seed =
    ProcessInfo.processInfo.environment["VERDICT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: ["5", "6"])
  func companyMakesNoDifference(inLanguageMode mode: String) async throws {
    var random = SeededRandom(seed: Self.seed)
    let pages = try SnippetPage.all().shuffled(using: &random).prefix(Self.count)
    let trial = VerdictTrial(pages: Array(pages), languageMode: mode)
    for outcome in try await trial.run() {
      #expect(outcome.together == outcome.alone, "\(outcome.page)")
      #expect(outcome.differences == [], "\(outcome.page)")
    }
  }

  @Test func thereAreSeveralHundredSnippetsOfEveryKind() throws {
    #expect(try SnippetPage.all().count >= 600)
  }
}
