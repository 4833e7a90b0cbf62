import Diff
import Testing

@Suite struct FoldingTests {
  @Test func keepsTheContextAroundAChange() {
    #expect(shape(change: 10, of: 21, context: 3) == ["folded 7", "shown 7", "folded 7"])
  }

  @Test func doesNotFoldWhatIsShorterThanItsPlaceholderIsWorth() {
    #expect(shape(change: 6, of: 13, context: 3) == ["shown 13"])
    #expect(shape(change: 7, of: 15, context: 3) == ["folded 4", "shown 7", "folded 4"])
  }

  @Test func foldsTheWholeOfAnUnchangedText() {
    let lines = (0..<9).map { "line \($0)" }
    #expect(folded(diff(lines, lines)).count == 1)
  }

  private func shape(change: Int, of count: Int, context: Int) -> [String] {
    let before = (0..<count).map { "line \($0)" }
    var after = before
    after[change] = "line and more \(change)"
    return folded(diff(before, after), context: context).map { section in
      switch section {
      case .shown(let rows): "shown \(rows.count)"
      case .folded(let rows): "folded \(rows.count)"
      }
    }
  }
}
