import SwiftUI

struct Waveform: View {
  let samples: [Double]
  @State private var isFilled = false

  var body: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let step = size.width / CGFloat(max(samples.count, 1))
      for (index, sample) in samples.enumerated() {
        let height = size.height * sample
        let rect = CGRect(x: CGFloat(index) * step, y: 0, width: step * 0.8, height: height)
        context.fill(Path(roundedRect: rect, cornerRadius: 2), with: .color(.teal.opacity(0.5)))
      }
      context.stroke(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: size.width, y: size.height))
        },
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: 0)),
        style: StrokeStyle(lineWidth: 2, lineCap: .round))
      draw(in: context, size)
      if let star = context.resolveSymbol(id: "star") {
        context.draw(star, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    } symbols: {
      Image(systemName: "star").tag("star")
      Text("B").tag("b")
    }
    .drawingGroup(opaque: true, colorMode: .extendedLinear)
  }

  private func draw(in context: GraphicsContext, _ size: CGSize) {
    var context = context
    context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
    context.addFilter(.blur(radius: 8))
    context.drawLayer { layer in
      layer.rotate(by: .degrees(30))
      layer.translateBy(x: 10, y: 4)
      layer.blendMode = .plusLighter
      layer.opacity *= 0.5
      layer.fill(Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .foreground)
    }
    context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)), options: .inverse)
    let title = context.resolve(Text("Wave").font(.caption).bold())
    let measured = title.measure(in: size)
    context.draw(title, at: CGPoint(x: measured.width, y: 0), anchor: .topLeading)
    context.draw(Text("Below"), in: CGRect(x: 0, y: 20, width: 80, height: 20))
    var image = context.resolve(Image(systemName: "leaf"))
    image.shading = .color(white: 0.3)
    context.draw(image, in: CGRect(origin: .zero, size: image.size))
    if context.environment.colorScheme == .dark {
      context.stroke(Path(context.clipBoundingRect), with: .style(.tint), lineWidth: 3)
    }
  }
}
