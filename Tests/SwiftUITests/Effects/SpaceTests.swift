import CoreGraphics
import Testing

@testable import SwiftUI

/// Maps of views that depend on where they are, and those that lead out of the plane.
@MainActor
struct SpaceTests {
  @Test func aVisualEffectKnowsTheFrame() {
    check(20, 20, "a 10 5 10 10") {
      Box("a", 10, 10).visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2)
      }
    }
  }

  @Test func visualEffectsAddUp() {
    check(40, 40, "a 20 10 20 20") {
      Box("a", 10, 10).visualEffect { content, _ in content.scaleEffect(2).offset(x: 10) }
    }
  }

  @Test func anOwnEffectIsGivenTheSize() {
    check(20, 20, "a 15 5 10 10") {
      Box("a", 10, 10).modifier(Shove())
    }
  }

  @Test func aViewTurnedOverIsMirrored() {
    let turn = SpaceTurn(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(turn.isFlat)
    #expect(abs(turn.seenFromFar.a + 1) < 1e-9)
    #expect(abs(turn.seenFromFar.d - 1) < 1e-9)
  }

  @Test func aViewTurnedAwayIsNarrowerAndReported() {
    let view = Box("a", 20, 10).rotation3DEffect(.degrees(60), axis: (x: 0, y: 2, z: 0))
    let rendering = render(view)
    #expect(abs((rendering.elements.first?.frame.width ?? 0) - 10) < 1e-9)
    #expect(rendering.notDrawn == [".rotation3DEffect: perspective"])
  }

  @Test func aProjectionAndItsInverseAreNone() {
    var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 5, ty: 6))
    projection.m13 = 0.5
    let both = projection.concatenating(projection.inverted())
    #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m12) < 1e-9 && abs(both.m33 - 1) < 1e-9)
    #expect(!projection.isAffine)
  }

  @Test func aProjectionOntoALineHasNoInverse() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat.inverted() == flat)
  }

  @Test func pointsAreDividedByWhatTheirCoordinatesMake() {
    var projection = ProjectionTransform()
    projection.m13 = 1
    #expect(CGPoint(x: 1, y: 4).applying(projection) == CGPoint(x: 0.5, y: 2))
  }

  private struct Shove: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
  }
}
