import SwiftUI
import Testing

@MainActor @Suite struct PreviewListTests {
  private struct Card: View {
    var body: some View { EmptyView() }
  }

  /// The provider's previews as the host asks for them.
  private func names(@ViewBuilder _ previews: () -> some View) -> [String?] {
    previewList(of: previews()).map(\.settings.name)
  }

  @Test func aSingleViewIsAPreview() {
    #expect(names { Card() } == [nil])
  }

  @Test func viewsInARowAreAPreviewEach() {
    let names = names {
      Card().previewDisplayName("first")
      Card()
      Card().previewDisplayName("third")
    }
    #expect(names == ["first", nil, "third"])
  }

  @Test func aGroupIsLookedInto() {
    let names = names {
      Group {
        Card().previewDisplayName("inner")
        Group { Card() }
      }
      .previewDisplayName("outer")
    }
    #expect(names == ["inner", "outer"])
  }

  @Test func modifiersLookThroughToNames() {
    let names = names {
      Card().previewDisplayName("below").padding()
      Group {
        Card().previewDisplayName("one")
        Card().previewDisplayName("two")
      }
      .environment(\.colorScheme, .dark)
    }
    #expect(names == ["below", "one", "two"])
  }

  @Test func eachElementIsAPreview() {
    #expect(
      names { ForEach(1..<4) { Card().previewDisplayName("card \($0)") } }
        == ["card 1", "card 2", "card 3"])
  }

  @Test func aStackIsOnePreview() {
    #expect(
      names {
        VStack {
          Card()
          Card()
        }
      } == [nil])
  }

  @Test func aBranchNotTakenIsNoPreview() {
    let isShown = false
    #expect(names { if isShown { Card() } } == [])
  }

  @Test func settingsOfOneViewAddUp() throws {
    let view = Card().previewLayout(.sizeThatFits).previewDevice("iPhone 16")
      .previewInterfaceOrientation(.landscapeLeft)
    let settings = try #require(previewList(of: view).first).settings
    #expect(settings.device == "iPhone 16")
    #expect(settings.orientation == .landscapeLeft)
    guard case .sizeThatFits = settings.layout else {
      Issue.record("the layout is lost")
      return
    }
  }
}
