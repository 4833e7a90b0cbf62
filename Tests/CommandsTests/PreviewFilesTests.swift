import PreviewExchange
import Testing

@testable import Commands

@Suite struct PreviewFilesTests {
  @Test func aLongNameIsCutToWhatAFileCanBeCalled() {
    let names = fileNames(of: [String(repeating: "é", count: 5000), "a"], stem: "File")
    #expect(names.allSatisfy { $0.utf8.count < 250 })
    #expect(Set(names).count == 2)
  }

  @Test func theOnlyPreviewNeedsNoNumber() {
    #expect(fileNames(of: [nil], stem: "view") == ["view"])
  }

  @Test func previewsAreNamedByNameOrNumber() {
    #expect(
      fileNames(of: ["Dark mode!", nil, "✨"], stem: "view")
        == ["view-dark-mode", "view-2", "view-3"])
  }

  @Test func equalNamesGetNumbers() {
    #expect(fileNames(of: ["A b", "a-b", "a b"], stem: "v") == ["v-a-b", "v-a-b-2", "v-a-b-3"])
  }

  @Test func aDumpSpellsOutWhatIsAbsent() throws {
    let element = DrawResult.Element(kind: .text, text: "Hi", frame: [1 / 3.0, 0, 10, 20.3333333])
    let drawing = DrawResult.Drawing(
      variant: Variant(), size: [10.5, 21], svg: "", elements: [element], notDrawn: [])
    let preview = DrawResult.Preview(name: nil, line: 1, drawings: [drawing])
    #expect(
      try preview.dump == """
        {"elements":[{"color":null,"frame":[0.333,0,10,20.333],"kind":"text","label":null,\
        "role":null,"text":"Hi"}],"name":null,"size":[10.5,21]}
        """)
  }
}
