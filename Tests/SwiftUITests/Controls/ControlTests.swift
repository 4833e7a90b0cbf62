import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ControlTests {
  @Test func aLabelCentersItsIconBesideTheTitle() {
    check(nil, nil, "icon 2 0 20 10\ntitle 32 0 40 10") {
      Label {
        Box("title", 40, 10)
      } icon: {
        Box("icon", 20, 10)
      }
    }
  }

  @Test func aLabelMayShowOnlyItsTitle() {
    check(nil, nil, "title 0 0 40 10") {
      Label {
        Box("title", 40, 10)
      } icon: {
        Box("icon", 20, 10)
      }.labelStyle(.titleOnly)
    }
  }

  @Test func aSpinnerIsTwentyPointsWide() {
    #expect(render(ProgressView()).size == CGSize(width: 20, height: 20))
  }

  @Test func aBarIsFilledAsFarAsItGoes() {
    let frames = render(
      ProgressView(value: 0.25),
      RenderingOptions(canvas: CGSize(width: 100, height: 10), displayScale: 1)
    )
    .elements.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 3, width: 100, height: 4), CGRect(x: 0, y: 3, width: 25, height: 4),
      ])
  }

  @Test func aDividerIsOnePixelThick() {
    let frames = render(
      VStack(spacing: 0) {
        Box("a", 50, 10); Divider(); Box("b", 50, 10)
      },
      RenderingOptions(displayScale: 2)
    ).elements.map(\.frame)
    #expect(frames[1] == CGRect(x: 0, y: 10, width: 50, height: 0.5))
  }

  @Test func anAccessibilityLabelNamesTheOutermostThing() {
    let elements = render(
      Button {
      } label: {
        Box("a", 10, 10)
      }.accessibilityLabel("Close")
    ).elements
    #expect(elements.map(\.description.label) == ["Close", "a"])
  }

  @Test func whatIsNotDrawnIsReported() {
    let rendering = render(Box("a").toolbarTitleMenu { Box("b") }.buttonSizing(.flexible))
    #expect(rendering.notDrawn == [".buttonSizing", ".toolbarTitleMenu"])
    #expect(rendering.elements.map(\.description.label) == ["a"])
  }
}
