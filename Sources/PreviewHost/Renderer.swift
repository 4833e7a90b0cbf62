import Drawing
import Foundation
import PreviewExchange
import SwiftUI

/// Draws views as a request wants them drawn.
@MainActor
struct Renderer {
  private let wantsElements: Bool

  init(_ request: DrawRequest) throws {
    wantsElements = request.wantsElements
    let folders = request.fontFolders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    TextEngine.shared = try TextEngine(fontFolders: folders)
    SymbolLibrary.shared = SymbolLibrary(folders: folders)
  }

  func draw(_ view: any View, _ variant: Variant) -> MeasuredDrawing {
    let rendering = rendering(of: view, RenderingOptions(variant))
    return MeasuredDrawing(
      drawing: drawing(of: rendering, variant),
      findings: Findings(rendering, isScreen: variant.canvas != nil))
  }

  private func rendering(of view: some View, _ options: RenderingOptions) -> Rendering {
    render(view, options)
  }

  func play(
    _ steps: [StoryStep], with view: any View, _ variant: Variant, _ willPlay: (Int) throws -> Void
  ) throws -> DrawResult.Take {
    let live = LiveView(view, RenderingOptions(variant))
    defer { live.close() }
    return try withoutActuallyEscaping(willPlay) { willPlay in
      try StoryPlayer(live: live, draw: { drawing(of: $0, variant) }, willPlay: willPlay)
        .play(steps)
    }
  }

  private func drawing(of rendering: Rendering, _ variant: Variant) -> DrawResult.Drawing {
    var result = variant
    result.appearance = rendering.colorScheme == .dark ? .dark : .light
    return DrawResult.Drawing(
      variant: result, size: [Double(rendering.size.width), Double(rendering.size.height)],
      svg: svg(rendering.displayList, size: rendering.size, background: rendering.background),
      elements: wantsElements ? rendering.elements.map(DrawResult.Element.init) : [],
      notDrawn: rendering.notDrawn
        + [rendering.unrest].compactMap { $0.map { "not settled: \($0)" } })
  }
}

extension RenderingOptions {
  /// Text sizes without a name of SwiftUI's are drawn as the standard one.
  fileprivate init(_ variant: Variant) {
    let canvas = variant.canvas
    self.init(
      colorScheme: variant.appearance == .dark ? .dark : .light,
      dynamicTypeSize: DynamicTypeSize.allCases.first { "\($0)" == variant.textSize } ?? .large,
      canvas: canvas.map { CGSize(width: $0.width, height: $0.height) },
      width: variant.width.map { CGFloat($0) },
      safeArea: EdgeInsets(
        top: canvas?.safeTop ?? 0, leading: 0, bottom: canvas?.safeBottom ?? 0, trailing: 0),
      displayScale: variant.scale, metrics: variant.metrics)
  }
}

extension DrawResult.Element {
  fileprivate init(_ element: RenderedElement) {
    let description = element.description
    let frame = element.frame
    self.init(
      kind: Kind(description.kind), role: description.role, label: description.label,
      text: description.text,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) },
      color: description.color?.hex)
  }
}

extension DrawResult.Element.Kind {
  fileprivate init(_ kind: ElementDescription.Kind) {
    switch kind {
    case .text: self = .text
    case .shape: self = .shape
    case .image: self = .image
    case .control: self = .control
    }
  }
}

extension RGBA {
  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is translucent.
  fileprivate var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
