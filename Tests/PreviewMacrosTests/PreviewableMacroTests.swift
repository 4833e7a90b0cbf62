import Testing

@Suite struct PreviewableMacroTests {
  @Test func previewablePropertiesMoveIntoAView() {
    let text = Expansion(
      """
      #Preview("Switch") {
        @Previewable @State var isOn = true
        Toggle("On", isOn: $isOn)
      }
      """
    ).text
    #expect(text.contains(": SwiftUI.View { @State var isOn = true var"))
    #expect(text.contains("var body: some SwiftUI.View { Toggle(\"On\", isOn: $isOn)"))
    #expect(!text.contains("@Previewable"))
  }

  @Test func otherPropertiesStayInTheBody() {
    let text = Expansion("#Preview {\n  let size = 3\n  A(size)\n}").text
    #expect(!text.contains("SwiftUI.View {"))
    #expect(text.contains("let size = 3"))
  }

  @Test func aPreviewablePropertyBelowAViewIsRejected() {
    let source = "#Preview {\n  A()\n  @Previewable @State var isOn = true\n}"
    #expect(
      Expansion(source).problems
        == ["3:3: '@Previewable' properties must stand at the top of the preview"])
  }

  @Test(arguments: ["@Previewable @State var isOn = true", "@Previewable struct A {}"])
  func previewableOutsideAPreviewIsRejected(source: String) {
    #expect(
      Expansion(source).problems
        == ["1:1: '@Previewable' marks properties at the top of a '#Preview' body"])
  }
}
