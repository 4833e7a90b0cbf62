import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct EnvironmentTests {
  @Test func aValueReachesTheViewsBelow() {
    check(100, 10, "small 0 0 100 10") {
      VStack { Reading() }.environment(\.controlSize, .small)
    }
  }

  @Test func theNearestValueHolds() {
    check(100, 10, "mini 0 0 100 10") {
      Reading().environment(\.controlSize, .mini).environment(\.controlSize, .small)
    }
  }

  @Test func aValueCanBeChangedOnItsWay() {
    check(100, 10, "large 0 0 100 10") {
      Reading()
        .transformEnvironment(\.controlSize) { if $0 == .small { $0 = .large } }
        .environment(\.controlSize, .small)
    }
  }

  @Test func oldAndNewTextSizesAreOneValue() {
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityExtraLarge
    #expect(environment.dynamicTypeSize == .accessibility3)
  }

  @Test func whatIsDisabledCannotBeEnabledInside() {
    check(100, 10, "disabled 0 0 100 10") {
      Enabled().disabled(false).disabled(true)
    }
  }

  @Test func aPreferredAppearanceOverrulesTheRequest() {
    let rendering = render(Box("a").preferredColorScheme(.dark))
    #expect(rendering.colorScheme == .dark)
    #expect(rendering.background == .black)
  }

  @Test func aDynamicPropertyMayHoldOthers() {
    check(100, 10, "small 0 0 100 10") {
      Composed().environment(\.controlSize, .small)
    }
  }

  @Test func aLengthGrowsWithTheTextSize() {
    // The lines of body text grow from 22 to 62 points: 10 become 28.18, on pixels 28.
    check(100, 100, scale: 2, "a 36 36 28 28") {
      Scaled().environment(\.dynamicTypeSize, .accessibility5)
    }
  }
}

private struct Reading: View {
  @Environment(\.controlSize) private var size

  var body: some View { Box("\(size)") }
}

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Box(isEnabled ? "enabled" : "disabled") }
}

private struct Composed: View {
  private struct Size: DynamicProperty {
    @Environment(\.controlSize) private var size
    private(set) var name = ""

    mutating func update() { name = "\(size)" }
  }

  private var size = Size()

  var body: some View { Box(size.name) }
}

private struct Scaled: View {
  @ScaledMetric private var side: CGFloat = 10

  var body: some View { Box("a", side, side) }
}
