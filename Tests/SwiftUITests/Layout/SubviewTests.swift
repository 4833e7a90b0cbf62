import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct SubviewTests {
  @Test func aGroupTakesViewsApart() {
    check(100, 100, "c 0 45 10 10\nb 10 45 80 10\nseparator 90 45 10 10") {
      HStack(spacing: 0) {
        Group(subviews: Three()) { subviews in
          subviews[2].frame(width: 10, height: 10)
          subviews[1].frame(height: 10)
          Box("separator", 10, 10)
        }
      }
    }
  }

  @Test func aSliceIsShownAsAWhole() {
    check(100, 100, "b 0 0 100 50\nc 0 50 100 50") {
      VStack(spacing: 0) {
        Group(subviews: Three()) { $0.dropFirst() }
      }
    }
  }

  @Test func eachViewGetsSomethingOfItsOwn() {
    check(
      90, 40, "a 0 0 30 20\n0 0 20 30 20\nb 30 0 30 20\n1 30 20 30 20\nc 60 0 30 20\n2 60 20 30 20"
    ) {
      HStack(spacing: 0) {
        ForEach(subviews: Three()) { subview in
          VStack(spacing: 0) {
            subview
            Box("\(subview.containerValues.rank)")
          }
        }
      }
    }
  }

  @Test func sectionsKeepTheirParts() {
    check(100, 40, "header 0 0 100 10\na 0 10 100 10\nfooter 0 20 100 10\nb 0 30 100 10") {
      VStack(spacing: 0) {
        ForEach(sections: Sections()) { section in
          section.header
          section.content
          section.footer
        }
      }
    }
  }

  @Test func valuesAndTagsReachTheContainer() {
    var tags: [String?] = []
    _ = render(
      Group(subviews: Tagged()) { subviews in
        let _ = tags = subviews.map { $0.containerValues.tag(for: String.self) }
        subviews
      })
    #expect(tags == ["x", nil])
  }

  @Test func stateOfViewsThatAreTakenApartLasts() {
    var changes = 0
    _ = render(Group(subviews: Counting { changes += 1 }) { $0 })
    #expect(changes == 1)
  }

  @Test func aGridCanBeALayout() {
    check(100, 20, "a 0 0 30 10\nb 30 0 10 10\nc 0 10 30 10\nd 30 10 10 10") {
      AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0)) {
        GridRow {
          Box("a", 30, 10)
          Box("b", 10, 10)
        }
        GridRow {
          Box("c", 30, 10)
          Box("d", 10, 10)
        }
      }
      .frame(width: 100, height: 20, alignment: .topLeading)
    }
  }
}

extension ContainerValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

private enum RankKey: ContainerValueKey {
  static let defaultValue = 0
}

private struct Three: View {
  var body: some View {
    Box("a")
    Box("b").containerValue(\.rank, 1)
    Box("c").containerValue(\.rank, 2)
  }
}

private struct Tagged: View {
  var body: some View {
    Box("a").tag("x")
    Box("b")
  }
}

private struct Sections: View {
  var body: some View {
    Section {
      Box("a", nil, 10)
    } header: {
      Box("header", nil, 10)
    } footer: {
      Box("footer", nil, 10)
    }
    Box("b", nil, 10)
  }
}

private struct Counting: View {
  let note: () -> Void
  @State private var count = 0

  var body: some View {
    Box("a")
      .onAppear { count += 1 }
      .onChange(of: count) { note() }
  }
}
