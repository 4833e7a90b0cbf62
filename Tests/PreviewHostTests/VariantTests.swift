import PreviewExchange
import SwiftUI
import Testing

@testable import PreviewHost

// Not that of SwiftUI.
private typealias Canvas = PreviewExchange.Canvas

@MainActor @Suite struct VariantTests {
  private let screen = Variant(
    canvas: Canvas(width: 393, height: 852, safeTop: 59, safeBottom: 34))

  private func canvas(
    _ variant: Variant, traits: PreviewTrait<Preview.ViewTraits>...
  ) -> Canvas? {
    var settings = PreviewSettings()
    for trait in traits {
      if case .layout(let layout) = trait.change { settings.layout = layout }
      if case .orientation(let orientation) = trait.change { settings.orientation = orientation }
    }
    return settings.variant(from: variant).canvas
  }

  @Test func aPreviewWithoutWishesIsDrawnAsAsked() {
    #expect(canvas(screen) == screen.canvas)
  }

  @Test func aFittingPreviewNeedsNoScreen() {
    #expect(canvas(screen, traits: .sizeThatFitsLayout) == nil)
  }

  @Test func aFittingPreviewIsOfferedTheWidthOfTheScreen() {
    var settings = PreviewSettings()
    settings.layout = .sizeThatFits
    #expect(settings.variant(from: screen).width == 393)
    #expect(settings.variant(from: Variant(width: 375)).width == 375)
    #expect(settings.variant(from: Variant()).width == nil)
  }

  @Test func aFixedLayoutHasNoSafeArea() {
    #expect(
      canvas(screen, traits: .fixedLayout(width: 20, height: 10)) == Canvas(width: 20, height: 10))
  }

  @Test func aScreenOnItsSideLosesItsStatusBar() {
    #expect(
      canvas(screen, traits: .landscapeLeft)
        == Canvas(width: 852, height: 393, safeTop: 0, safeBottom: 21))
  }

  @Test func anUprightScreenIsNotTurnedAgain() {
    #expect(canvas(screen, traits: .portrait) == screen.canvas)
  }

  @Test func aDeviceIsUsedOnlyWhereThereIsAScreen() {
    var settings = PreviewSettings()
    settings.device = "iPhone SE (3rd generation)"
    #expect(settings.variant(from: screen).canvas?.height == 667)
    #expect(settings.variant(from: Variant()).canvas == nil)
  }
}
