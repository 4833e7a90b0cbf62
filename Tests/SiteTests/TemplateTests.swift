import Diagnostics
import Testing

@testable import Site

@Suite struct TemplateTests {
  @Test func placesAreFilled() {
    #expect(filled("a {{x}} b", ["x": "<i>"]) == "a <i> b")
  }

  @Test func aPlaceWithoutValueStaysEmpty() {
    #expect(filled("a{{x}}b", [:]) == "ab")
  }

  @Test func aSectionAppearsOnlyWhenItsPlaceIsNotEmpty() {
    let template = "{{#x}}[{{x}}{{#y}}{{y}}{{/y}}]{{/x}}."
    #expect(filled(template, ["x": "1"]) == "[1].")
    #expect(filled(template, ["x": "1", "y": "2"]) == "[12].")
    #expect(filled(template, ["y": "2"]) == ".")
  }

  @Test(arguments: [
    ("\n{{x", "page.html:2:1: error: '{{' has no '}}' after it"),
    ("{{#x}}\n{{/y}}", "page.html:2:1: error: '{{/y}}' closes nothing that is open here"),
    ("{{/y}}", "page.html:1:1: error: '{{/y}}' closes nothing that is open here"),
    (
      "\n\n{{#x}}",
      "page.html:3:1: error: '{{#x}}' is never closed; write '{{/x}}' after it"
    ),
  ])
  func aMistakeIsReportedAtItsLine(template: String, message: String) {
    var diagnostics: [Diagnostic] = []
    _ = Template(template, file: "page.html", diagnostics: &diagnostics)
    #expect(diagnostics.map(\.description) == [message])
  }

  private func filled(_ template: String, _ values: [String: HTML]) -> String {
    var diagnostics: [Diagnostic] = []
    return Template(template, file: "page.html", diagnostics: &diagnostics).filled(with: values)
  }
}
