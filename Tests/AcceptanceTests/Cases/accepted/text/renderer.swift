import SwiftUI

struct HighlightAttribute: TextAttribute {}

struct WaveRenderer: TextRenderer {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        if run[HighlightAttribute.self] != nil {
          let rect = run.typographicBounds.rect.insetBy(dx: -2, dy: -2)
          context.fill(Path(roundedRect: rect, cornerRadius: 4), with: .color(.yellow))
        }
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.opacity = progress
          copy.translateBy(x: 0, y: sin(Double(index)) * slice.typographicBounds.descent)
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

struct WaveView: View {
  @State private var progress = 0.0

  var body: some View {
    let highlighted = Text("wave").customAttribute(HighlightAttribute()).bold()
    Text("Look at the \(highlighted)!")
      .textRenderer(WaveRenderer(progress: progress))
      .onAppear { withAnimation(.easeInOut) { progress = 1 } }
  }
}
