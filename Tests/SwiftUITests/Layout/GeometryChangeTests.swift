import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct GeometryChangeTests {
  @Test func anActionGetsTheFirstSize() {
    check(100, 100, "a 40 25 20 40\nb 35 65 30 10") { Measuring() }
  }

  @Test func anActionGetsOldAndNewValues() {
    var changes: [[CGFloat]] = []
    _ = render(
      Growing { changes.append([$0, $1]) },
      RenderingOptions(canvas: CGSize(width: 100, height: 100), displayScale: 1))
    #expect(changes == [[10, 10], [10, 30]])
  }
}

/// Makes one box half as wide again as another one.
private struct Measuring: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Box("a", 20, 40)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 * 1.5 }
      Box("b", width, 10)
    }
  }
}

private struct Growing: View {
  let note: (CGFloat, CGFloat) -> Void
  @State private var width: CGFloat = 10

  var body: some View {
    Box("a", width, 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        note(old, new)
        width = 30
      }
  }
}
