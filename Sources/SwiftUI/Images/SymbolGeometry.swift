import Drawing

/// A symbol at the size of the text beside it.
struct SymbolGeometry {
  let drawing: SymbolDrawing?
  /// The points of the font, times the scale of the symbol.
  private let points: Double
  private let weight: Face.Weight
  private let capHeight: Double
  private let pixel: Double

  init(_ name: String, _ environment: EnvironmentValues) {
    let face = (environment.font ?? .body).face(in: environment)
    drawing = SymbolLibrary.shared.drawing(of: name)
    points = face.size * environment.imageScale.factor
    weight = face.weight
    capHeight = FontMetrics.capHeight(face.size)
    pixel = environment.pixelLength
  }

  /// The ink and a little room around it.
  ///
  /// `clock` beside body text on iOS 17 has 17 by 17 points of ink on 18.7 by 18.
  var size: CGSize {
    let ink = drawing?.bounds.size ?? CGSize(width: 1, height: 1)
    return CGSize(
      width: roundedUp(points * (ink.width + 1.7 / 17), to: pixel),
      height: roundedUp(points * (ink.height + 1.0 / 17), to: pixel))
  }

  /// Capitals of the text beside it have their middle where the symbol has it.
  func baseline(in size: CGSize) -> CGFloat { (size.height + capHeight) / 2 }

  /// What is drawn in a frame, which stretches the symbol if it is of another size.
  func items(in frame: CGRect, _ brush: Brush) -> [DisplayItem] {
    guard let drawing else { return box(in: frame, brush) }
    let own = size
    let map = CGAffineTransform(
      a: points * frame.width / own.width, b: 0, c: 0, d: points * frame.height / own.height,
      tx: frame.midX - points * frame.width / own.width * drawing.bounds.midX,
      ty: frame.midY - points * frame.height / own.height * drawing.bounds.midY)
    let outlines = drawing.parts.map { ($0.outline.transformed(by: map), $0.isEvenOdd) }
    let filled = outlines.flatMap { brush.fill($0, evenOdd: $1, bounds: frame) }
    guard thickening > 0 else { return filled }
    let line = Stroke(width: thickening * points * frame.height / own.height, join: .round)
    return filled + outlines.flatMap { brush.stroke($0.0, line, bounds: frame) }
  }

  /// How much thicker than regular the lines are, at a size of 1.
  ///
  /// Icons have one weight, so the others are made by drawing along their edges; lighter ones are
  /// left as they are. By eye: `bold` is 300 above regular, and its lines are 1.7 times as thick as
  /// those of Bootstrap, which are 1/16.
  private var thickening: Double { Double(max(0, weight.rawValue - 400)) / 400 * 0.06 }

  private func box(in frame: CGRect, _ brush: Brush) -> [DisplayItem] {
    let side = min(frame.width, frame.height) * 0.8
    let box = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let shape = Outline.roundedRect(box, radii: CornerRadii(side / 5), continuous: true)
    return brush.stroke(shape, Stroke(width: max(1, side / 12)), bounds: box)
  }
}

extension SymbolGeometry {
  /// What has to be said of a symbol that is not drawn as it should be.
  static func remark(about name: String) -> String? {
    let library = SymbolLibrary.shared
    guard let drawing = library.drawing(of: name) else {
      let isUnknown = !library.isEmpty && library.recipe(for: name) == nil
      return isUnknown ? "symbol \(name): there is none" : "symbol \(name): a box stands for it"
    }
    return drawing.isNear ? "symbol \(name): drawn as a similar one" : nil
  }
}

extension Image.Scale {
  /// Against the size of the font.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
