import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct PreferenceTests {
  @Test func valuesAreJoinedInTheOrderOfTheViews() {
    #expect(
      names {
        HStack {
          Named("a");
          VStack {
            Named("b"); Named("c")
          }
        }
      } == ["abc"])
  }

  @Test func anOuterValueReplacesInnerOnes() {
    #expect(names { HStack { Named("a") }.preference(key: Names.self, value: "z") } == ["z"])
  }

  @Test func aValueCanBeChangedOnItsWayUp() {
    #expect(names { Named("a").transformPreference(Names.self) { $0 += "!" } } == ["a!"])
  }

  @Test func aMeasuredSizeComesBackAsState() {
    check(100, 100, "a 40 45 20 10\nb 40 45 20 10") {
      Measuring()
    }
  }

  private func names(@ViewBuilder _ view: () -> some View) -> [String] {
    let log = Log()
    _ = render(view().onPreferenceChange(Names.self) { log.values.append($0) })
    return log.values
  }
}

private enum Names: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Named: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View { Box(name).preference(key: Names.self, value: name) }
}

private enum Size: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

/// The usual way to know a view's size: a reader in its background hands the size up.
private struct Measuring: View {
  @State private var size = CGSize.zero

  var body: some View {
    ZStack {
      Box("a", 20, 10)
        .background {
          GeometryReader { EmptyBox().preference(key: Size.self, value: $0.size) }
        }
        .onPreferenceChange(Size.self) { size = $0 }
      if size != .zero { Box("b", size.width, size.height) }
    }
  }
}

private struct EmptyBox: View {
  var body: some View { Spacer() }
}

@MainActor
private final class Log {
  var values: [String] = []
}
