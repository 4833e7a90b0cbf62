import PreviewExchange
import SwiftUI
import Testing

@testable import PreviewHost

@MainActor @Suite struct FixedSizeTests {
  @Test func aSizeInPointsIsFixed() {
    #expect(fixed(Text("a").font(.system(size: 12))) == ["a"])
    #expect(fixed(Text("a").font(.caption)) == [])
  }

  @Test func eachTextIsLookedAtByItself() {
    let view = VStack {
      Text("Small print").font(.system(size: 12))
      Text("Title").font(.title)
    }
    #expect(fixed(view) == ["Small print"])
  }

  @Test func whoSetsTheTextSizeMeansIt() {
    #expect(fixed(Text("a").dynamicTypeSize(.accessibility3)) == [])
    #expect(fixed(Text("a").dynamicTypeSize(...DynamicTypeSize.large)) == [])
    // A limit beyond what is asked for limits nothing.
    let text = Text("a").font(.system(size: 12))
    #expect(fixed(text.dynamicTypeSize(...DynamicTypeSize.accessibility4)) == ["a"])
  }

  @Test func anAlertIsNotItsAuthorsToSize() {
    let view = Text("a").alert("Sure?", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text("Really")
    }
    #expect(fixed(view) == [])
  }

  /// The texts that keep their size at accessibility3.
  private func fixed(_ view: some View) -> [String?] {
    let sizes: [DynamicTypeSize] = [.large, .accessibility3]
    let drawings = sizes.map { size in
      MeasuredDrawing(
        drawing: DrawResult.Drawing(
          variant: Variant(textSize: "\(size)"), size: [], svg: "", elements: [], notDrawn: []),
        findings: Findings(render(view, RenderingOptions(dynamicTypeSize: size))))
    }
    return drawings.tellingFixedSizes().flatMap(\.findings).filter { $0.kind == .fixedSize }
      .map(\.element)
  }
}
