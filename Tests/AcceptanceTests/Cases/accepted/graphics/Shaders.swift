import SwiftUI

struct Ripple: View {
  let start = Date.now

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start)
      Image(systemName: "drop")
        .font(.largeTitle)
        .colorEffect(ShaderLibrary.noise(.float(time)))
        .distortionEffect(
          ShaderLibrary.default.wave(.float(time), .float2(20, 10), .boundingRect),
          maxSampleOffset: CGSize(width: 0, height: 12), isEnabled: time > 1)
        .visualEffect { content, proxy in
          content.layerEffect(
            ShaderLibrary.pixellate(.float2(proxy.size), .color(.red), .floatArray([1, 2])),
            maxSampleOffset: .zero)
        }
    }
    Circle()
      .fill(Shader(function: ShaderFunction(library: .default, name: "stripes"), arguments: []))
      .task { try? await ShaderLibrary.noise(.float(0)).compile(as: .colorEffect) }
    MeshGradient(
      width: 3, height: 2,
      points: [[0, 0], [0.5, 0.1], [1, 0], [0, 1], [0.5, 0.8], [1, 1]],
      colors: [.red, .orange, .yellow, .green, .blue, .purple], background: .black,
      smoothsColors: false, colorSpace: .perceptual
    )
    .ignoresSafeArea()
  }
}
