import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI

@MainActor
struct CanvasTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func whatIsDrawnIsCutOffAtTheFrame() throws {
    let canvas = drawing { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    #expect(canvas.clip?.outline == .rect(square))
    #expect(canvas.items == [.fill(.rect(square), .color(.black), evenOdd: false)])
  }

  @Test func stateAppliesToWhatFollows() throws {
    let items = drawing { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 2, y: 0)
      context.scaleBy(x: 3, y: 3)
      context.fill(Path(square), with: .color(.black))
    }.items
    let group = try #require(items.first?.group)
    #expect(group.opacity == 0.5)
    #expect(CGPoint(x: 1, y: 1).applying(group.transform) == CGPoint(x: 5, y: 3))
  }

  @Test func aCopyHasAStateOfItsOwn() throws {
    let items = drawing { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 5)
      context.fill(Path(square), with: .color(.black))
    }.items
    #expect(items == [.fill(.rect(square), .color(.black), evenOdd: false)])
  }

  @Test func theFilterAddedLastComesFirst() throws {
    let items = drawing { context, _ in
      context.addFilter(.grayscale(1))
      context.addFilter(.blur(radius: 2))
      context.drawLayer { $0.fill(Path(square), with: .color(.black)) }
    }.items
    let effects = try #require(items.first?.group).effects
    #expect(effects.first == .blur(radius: 2))
    #expect(effects.count == 2)
  }

  @Test func symbolsAreFoundByTheirTags() throws {
    let view = Canvas { context, _ in
      guard let symbol = context.resolveSymbol(id: "a") else { return }
      context.draw(symbol, at: CGPoint(x: 5, y: 5))
    } symbols: {
      Color.black.frame(width: 4, height: 2).tag("a")
    }
    let canvas = try #require(
      render(view.frame(width: 10, height: 10)).displayList.items.first?.group)
    let group = try #require(canvas.items.first?.group)
    #expect(CGPoint.zero.applying(group.transform) == CGPoint(x: 3, y: 4))
  }

  @Test func whatIsClippedIsSeenInItsBounds() {
    var rect: CGRect?
    _ = drawing { context, _ in
      context.clip(to: Path(CGRect(x: 4, y: 0, width: 20, height: 4)))
      context.translateBy(x: 4, y: 0)
      rect = context.clipBoundingRect
    }
    #expect(rect == CGRect(x: 0, y: 0, width: 6, height: 4))
  }

  @Test func gradientsRunBetweenPointsOfTheCanvas() {
    let gradient = Gradient(colors: [.black, .white])
    let items = drawing { context, _ in
      context.fill(
        Path(square),
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 7)))
    }.items
    let stops = [Paint.Stop(.black, at: 0), Paint.Stop(.white, at: 1)]
    let paint = Paint.linearGradient(stops, from: .zero, to: CGPoint(x: 0, y: 7))
    #expect(items == [.fill(.rect(square), paint, evenOdd: false)])
  }

  @Test func whatIsNotDrawnIsReported() {
    let view = Canvas { context, _ in
      context.blendMode = .copy
      context.fill(Path(square), with: .color(.black))
    }
    #expect(render(view).notDrawn == ["GraphicsContext.BlendMode(rawValue: 17)"])
  }

  private func drawing(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    -> DisplayItem.Group
  {
    let rendering = render(Canvas(renderer: renderer).frame(width: 10, height: 10))
    return rendering.displayList.items.first?.group ?? DisplayItem.Group([])
  }
}
