import Drawing
import Foundation
import Testing

@testable import SwiftUI

private struct Mark: TextAttribute {
  var level = 1
}

/// Draws what is written by a closure.
private struct ClosureRenderer: TextRenderer {
  var extra: CGFloat = 0
  let commands: (Text.Layout, inout GraphicsContext) -> Void

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    commands(layout, &context)
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + extra, height: size.height)
  }
}

private func environment(
  extra: CGFloat = 0, _ commands: @escaping (Text.Layout, inout GraphicsContext) -> Void
) -> EnvironmentValues {
  var values = EnvironmentValues()
  values.textRenderer = ClosureRenderer(extra: extra, commands: commands)
  return values
}

@Suite struct TextRendererTests {
  private let frame = CGRect(x: 0, y: 0, width: 60, height: 100)

  @Test func everyLineIsDrawnByItself() {
    let text = Text("Some SwiftUI text")
    let values = environment { layout, context in
      for line in layout { context.draw(line) }
    }
    // Two of its words are wider than the frame.
    #expect(text.draw(in: frame, values).count == 3)
  }

  @Test func attributesAreToldOfTheLettersThatHaveThem() {
    var levels: [Int?] = []
    let values = environment { layout, _ in
      levels = layout.flatMap { $0 }.map { $0[Mark.self]?.level }
    }
    let text = Text("a").customAttribute(Mark(level: 2)) + Text("b").bold()
    _ = text.draw(in: frame, values)
    #expect(levels == [2, nil])
  }

  @Test func whatARendererDrawsGoesThroughItsChanges() {
    let values = environment { layout, context in
      context.translateBy(x: 5, y: 7)
      context.draw(layout[0])
    }
    let items = Text("a").draw(in: CGRect(x: 10, y: 20, width: 60, height: 30), values)
    guard case .group(let group) = items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(group.transform == CGAffineTransform(translationX: 15, y: 27))
  }

  @Test func aRendererSetsTheSize() {
    let plain = Text("a").sizeThatFits(.unspecified, EnvironmentValues())
    let wide = Text("a").sizeThatFits(.unspecified, environment(extra: 8) { _, _ in })
    #expect(wide.width == plain.width + 8 && wide.height == plain.height)
  }
}
