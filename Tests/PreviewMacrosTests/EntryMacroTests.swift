import Testing

@Suite struct EntryMacroTests {
  @Test func anEntryGetsAKeyWithItsDefault() {
    let expansion = Expansion(
      "extension EnvironmentValues {\n  @Entry var theme: Theme = .plain\n}")
    #expect(expansion.problems == [])
    #expect(expansion.text.contains("struct __Key_theme: SwiftUI.EnvironmentKey {"))
    #expect(expansion.text.contains("static var defaultValue: Theme {"))
    #expect(expansion.text.contains("self[__Key_theme.self] = newValue"))
  }

  @Test func anOptionalEntryNeedsNoDefault() {
    let text = Expansion("extension SwiftUI.Transaction {\n  @Entry var id: Int?\n}").text
    #expect(text.contains("struct __Key_id: SwiftUI.TransactionKey {"))
    #expect(text.contains("static var defaultValue: Int? { nil"))
  }

  @Test func aFocusedValueKeyNamesTheWrappedType() {
    let text = Expansion("extension FocusedValues {\n  @Entry var title: String?\n}").text
    #expect(text.contains("typealias Value = String }"))
  }

  @Test(arguments: [
    (
      "struct A {\n  @Entry var a = 1\n}",
      "'@Entry' must stand in an extension of one of "
        + "ContainerValues, EnvironmentValues, FocusedValues, Transaction"
    ),
    (
      "extension EnvironmentValues {\n  @Entry let a = 1\n}", "'@Entry' needs a single stored 'var'"
    ),
    (
      "extension EnvironmentValues {\n  @Entry func a() {}\n}",
      "'@Entry' needs a single stored 'var'"
    ),
  ])
  func misuseIsExplained(source: String, problem: String) {
    #expect(Expansion(source).problems.contains("2:3: \(problem)"))
  }
}
