import Drawing
import Foundation
import Testing

@testable import SwiftUI

private func environment(
  _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> EnvironmentValues {
  var values = EnvironmentValues()
  change(&values)
  return values
}

private func size(
  _ text: Text, width: CGFloat? = nil, in environment: EnvironmentValues = environment()
) -> CGSize {
  text.sizeThatFits(ProposedViewSize(width: width, height: nil), environment)
}

private func isClose(_ value: CGFloat, _ expected: Double, by distance: Double = 0.01) -> Bool {
  abs(value - expected) <= distance
}

@Suite struct TextSizeTests {
  // Measured on iOS at 3 pixels per point.
  @Test(arguments: [("Some SwiftUI text", 136.0), ("Checking", 71.67), ("Savings", 59.67)])
  func bodyTextIsAsWideAsOnIOS(text: String, width: Double) {
    let size = size(Text(text))
    #expect(isClose(size.width, width, by: 0.34))
    #expect(isClose(size.height, 20.333))
  }

  @Test func linesAreApartByTheLeading() {
    // 17 × 2444 / 2048 = 20.287; a line more is 22 more; 42.287 up to a third is 42.333.
    #expect(isClose(size(Text("Some SwiftUI text"), width: 100).height, 42.333))
  }

  @Test func sizesFollowTheTextSize() {
    // 40 × 2444 / 2048 = 47.734, up to a third.
    let values = environment { $0.dynamicTypeSize = .accessibility3 }
    #expect(isClose(size(Text("A"), in: values).height, 48))
  }

  @Test func emptyTextIsFourteenPointsHighAndHasNoWidth() {
    #expect(size(Text("")).width == 0)
    #expect(isClose(size(Text("")).height, 14))
  }

  @Test func noWidthIsTakenWhereNoneIsOffered() {
    #expect(size(Text("Some SwiftUI text"), width: 0).width == 0)
  }

  @Test func aLineLimitCuts() {
    let values = environment { $0.lineLimit = 1 }
    #expect(isClose(size(Text("Some SwiftUI text"), width: 60, in: values).height, 20.333))
  }

  @Test func baselinesAreThoseOfTheFirstAndLastLine() {
    let text = Text("Some SwiftUI text")
    let box = size(text, width: 100)
    // 17 × 1950 / 2048 = 16.19: 16.333 at a third, and 22 further down.
    let first = text.explicitAlignment(.firstTextBaseline, in: box, environment())
    let last = text.explicitAlignment(.lastTextBaseline, in: box, environment())
    #expect(isClose(first ?? 0, 16.333, by: 0.34))
    #expect(isClose((last ?? 0) - (first ?? 0), 22, by: 0.34))
  }
}

@Suite struct TextRunTests {
  private func runs(_ text: Text, _ values: EnvironmentValues = environment()) -> [TextRun] {
    text.runs(in: values).map(\.run)
  }

  @Test func theInnermostModifierWins() {
    let text = Text("a").font(.title).font(.caption).foregroundColor(.red).foregroundColor(.blue)
    #expect(runs(text)[0].face.size == 28)
    #expect(runs(text)[0].color == RGBA(hex: 0xFF3B30))
  }

  @Test func joinedTextsKeepTheirStyle() {
    let text = (Text("a").bold() + Text("b")).foregroundStyle(.green).italic()
    let runs = runs(text)
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.face.weight) == [.semibold, .regular])
    #expect(runs.allSatisfy { $0.face.isItalic && $0.color == RGBA(hex: 0x34C759) })
  }

  @Test func markdownIsReadInKeysOnly() {
    #expect(runs(Text("a **b**")).map(\.text) == ["a ", "b"])
    let plain = "a **b**"
    #expect(runs(Text(plain)).map(\.text) == ["a **b**"])
    #expect(runs(Text(verbatim: "a **b**")).map(\.text) == ["a **b**"])
    let stars = "**x**"
    #expect(Text("\(stars)!").string(in: environment()) == "**x**!")
  }

  @Test func valuesAreFormatted() {
    let (count, price, name) = (1234, 2.5, "Ada")
    #expect(Text("\(count) for \(name)").string(in: environment()) == "1,234 for Ada")
    #expect(Text("\(price)").string(in: environment()) == "2.500000")
    #expect(Text("\(price, specifier: "%.1f")").string(in: environment()) == "2.5")
    #expect(
      Text(price, format: .number.precision(.fractionLength(2))).string(in: environment())
        == "2.50")
    let german = environment { $0.locale = Locale(identifier: "de_DE") }
    #expect(Text("\(count)").string(in: german) == "1.234")
  }

  @Test func textsInTextsKeepTheirStyle() {
    let runs = runs(Text("a \(Text("b").bold()) **c \(Text("d").italic())**"))
    #expect(runs.map(\.text) == ["a ", "b", " ", "c ", "d"])
    #expect(runs.map(\.face.weight) == [.regular, .semibold, .regular, .semibold, .semibold])
    #expect(runs[4].face.isItalic)
  }

  @Test func caseFollowsTheEnvironment() {
    let values = environment { $0.textCase = .uppercase }
    #expect(runs(Text("Straße"), values)[0].text == "STRASSE")
  }

  @Test func datesUseTheEnvironmentsCalendar() {
    let text = Text(Date(timeIntervalSince1970: 0), style: .date)
    #expect(text.string(in: environment()) == "January 1, 1970")
  }

  @Test func aGradientCoversTheGlyphs() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let text = Text("ab").foregroundStyle(style)
    let frame = CGRect(origin: .zero, size: size(text))
    let items = text.draw(in: frame, environment())
    #expect(items.count == 1)
    guard case .fill(_, .linearGradient, _)? = items.first else {
      Issue.record("text in a gradient is not filled with it")
      return
    }
  }
}

@MainActor @Suite struct TextModifierTests {
  private func run(_ view: some View) -> TextRun? {
    for item in render(view).displayList.items {
      if case .text(let layout, _) = item, let glyphs = layout.lines.first?.runs.first {
        return TextRun(
          glyphs.text, face: glyphs.face, color: glyphs.color, underline: glyphs.underline)
      }
    }
    return nil
  }

  @Test func modifiersReachTextBelow() {
    let run = run(Group { Text("a") }.font(.title3).bold().underline().foregroundStyle(.red))
    #expect(run?.face.size == 20)
    #expect(run?.face.weight == .semibold)
    #expect(run?.underline == true)
    #expect(run?.color == RGBA(hex: 0xFF3B30))
  }

  @Test func oldAndNewNamesOfATextSizeAgree() {
    let old = run(Text("a").environment(\.sizeCategory, .accessibilityExtraLarge))
    let new = run(Text("a").dynamicTypeSize(.accessibility3))
    #expect(old?.face.size == 40)
    #expect(old == new)
  }

  @Test func textSizesStayInTheirRange() {
    let text = Text("a").dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(.accessibility5)
    #expect(run(text)?.face.size == 19)
  }

  @Test func foregroundOfNilIsTheSystems() {
    let text = Text("a").foregroundColor(nil)
    #expect(run(Group { text }.foregroundColor(nil).foregroundColor(.red))?.color == .black)
  }

  @Test func secondaryIsTheSecondLevelOfWhatIsOutside() {
    let text = run(Group { Text("a") }.foregroundStyle(.secondary).foregroundStyle(.red))
    #expect(text?.color == RGBA(hex: 0xFF3B30, 0.5))
  }
}
