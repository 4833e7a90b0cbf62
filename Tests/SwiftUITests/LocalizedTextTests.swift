import Testing

@testable import SwiftUI

private let english = Locale(identifier: "en_US")

@Suite struct LocalizedTextTests {
  @Test func valuesAreWrittenAsTheLocaleAsks() {
    #expect(String(localized: "\(1234) of \("all")", locale: english) == "1,234 of all")
    #expect(String(localized: "\(0.5, specifier: "%.2f")", locale: english) == "0.50")
  }

  @Test func keysHaveASpecifierForEachValue() {
    let resource: LocalizedStringResource = "\(3) of \("all"), 100%"
    #expect(resource.key == "%lld of %@, 100%%")
  }

  @Test func aKeyWithADefaultShowsTheDefault() {
    let resource = LocalizedStringResource("title", defaultValue: "Hello, \("Ann")")
    #expect(resource.key == "title")
    #expect(String(localized: resource) == "Hello, Ann")
    #expect(Text(resource).string(in: EnvironmentValues()) == "Hello, Ann")
  }

  @Test func resourcesSurviveCoding() throws {
    let resource = LocalizedStringResource("title", defaultValue: "\(3) days", table: "Dates")
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test func markdownOfAResourceIsReadButNotThatOfItsValues() {
    let runs = Text("**a** \("**b**")" as LocalizedStringResource).runs(in: EnvironmentValues())
    #expect(runs.map(\.run.text) == ["a", " ", "**b**"])
    #expect(runs.map(\.run.face.weight) == [.semibold, .regular, .regular])
  }
}

@Suite struct AttributedTextTests {
  @Test func attributesGoBeforeWhatIsAround() {
    var text = AttributedString("a")
    text.font = .system(size: 30, weight: .bold)
    text.foregroundColor = Color(red: 1, green: 0, blue: 0)
    text.kern = 2
    text.tracking = 3
    text.underlineStyle = .single
    let run = Text(text).font(.caption).runs(in: EnvironmentValues())[0].run
    #expect(run.face.size == 30)
    #expect(run.face.weight == .bold)
    #expect(
      run.color
        == Text("a").foregroundColor(Color(red: 1, green: 0, blue: 0)).runs(
          in: EnvironmentValues())[0].run.color)
    #expect(run.tracking == 5)
    #expect(run.underline && !run.strikethrough)
  }

  @Test func markdownBecomesAttributes() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://d.e)")
    let intents = text.runs.map { $0.inlinePresentationIntent }
    #expect(intents == [nil, .stronglyEmphasized, nil, nil])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://d.e")])
    let weights = Text(text).runs(in: EnvironmentValues()).map(\.run.face.weight)
    #expect(weights == [.regular, .semibold, .regular, .regular])
  }

  @Test func paragraphsFollowEachOtherWithoutABreakUnlessSpacesStay() throws {
    let plain = try AttributedString(markdown: "a\nb\n\nc")
    #expect(String(plain.characters) == "a bc")
    let kept = try AttributedString(
      markdown: "a\n\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\n\nb")
  }

  @Test func backgroundsSayThatTheyAreNotDrawn() {
    var text = AttributedString("a")
    text.backgroundColor = .yellow
    #expect(Text(text).runs(in: EnvironmentValues())[0].notes == [".backgroundColor"])
  }
}

@Suite struct FormatTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func timersCountDownToTheEndOfTheirStretch() {
    let timer = SystemFormatStyle.Timer(countingDownIn: start..<start + 4000)
    #expect(String(timer.format(start + 10).characters) == "1:06:30")
    #expect(String(timer.format(start + 5000).characters) == "0:00")
  }

  @Test func stopwatchesShowHundredths() {
    let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(String(stopwatch.format(start + 65.25).characters) == "1:05.25")
  }

  @Test func lengthsOfTimeAreWrittenInAllStyles() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3905) == "1:05:05")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3905) == "1h 5m 5s")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.hour, .minute]
    #expect(formatter.string(from: 3660) == "1 hour, 1 minute")
  }

  @Test func namesAreWrittenAndRead() throws {
    let name = try PersonNameComponents("Ann Mary Lee")
    #expect(name.middleName == "Mary")
    #expect(name.formatted(.name(style: .medium)) == "Ann Lee")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test @MainActor func undoneStepsCanBeDoneAgain() {
    final class Counter { var count = 0 }
    let (counter, manager) = (Counter(), UndoManager())
    func set(_ count: Int) {
      let before = counter.count
      manager.registerUndo(withTarget: counter) { _ in set(before) }
      counter.count = count
    }
    set(1)
    set(2)
    manager.undo()
    #expect(counter.count == 1 && manager.canRedo)
    manager.redo()
    #expect(counter.count == 2 && !manager.canRedo)
  }

  @Test func fontsAreResolvedUnderTheUsersSettings() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility3
    let font = Font.body.italic().resolve(in: environment.fontResolutionContext)
    #expect(font.pointSize == 40)
    #expect(font.isItalic && !font.isBold && font.weight == .regular)
  }
}
