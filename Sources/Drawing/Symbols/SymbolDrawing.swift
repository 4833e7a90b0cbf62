import CoreGraphics

/// The outlines of a symbol at a font size of 1: y points down, the middle of the symbol is (0, 0).
package struct SymbolDrawing: Hashable, Sendable {
  /// Each is filled by itself.
  package var parts: [Icon.Part]
  /// Around all that is drawn.
  package var bounds: CGRect
  /// Whether it only resembles the symbol.
  package var isNear: Bool

  /// `nil` where the icon is not to be had.
  init?(_ recipe: SymbolRecipe, icon: (String) -> Icon?) {
    guard let base = Self.base(recipe.base, icon: icon) else { return nil }
    parts = base.formed(recipe.form)
    bounds = parts.map(\.outline.bounds).reduce(CGRect.null) { $0.union($1) }
    isNear = recipe.form == .near
    if bounds.isNull { return nil }
  }

  private static func base(_ base: SymbolRecipe.Base, icon: (String) -> Icon?) -> Icon? {
    switch base {
    case .icon(let name): icon(name)?.centered
    case .letters(let text): Icon(letters: text)
    case .shape(let name): Icon(shape: name)
    case .nothing: nil
    }
  }

  /// The thickness of the lines of Bootstrap's icons: 1 of 16 units.
  static let line = 1.0 / 16
}

extension Icon {
  /// Icons are as wide as the circle of SF Symbols, whose ink measures as many points as its font:
  /// 17 by 17 in the case of `clock` beside body text on iOS 17.
  fileprivate var centered: Icon { moved(by: CGAffineTransform(translationX: -0.5, y: -0.5)) }

  fileprivate func moved(by map: CGAffineTransform) -> Icon {
    Icon(
      parts: parts.map { Part(outline: $0.outline.transformed(by: map), isEvenOdd: $0.isEvenOdd) })
  }

  fileprivate func formed(_ form: SymbolRecipe.Form) -> [Part] {
    let frame = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
    // Corners as those of Bootstrap's own squares: 2 of 16 units, a little more where they are cut.
    let square = Outline.roundedRect(frame, radii: CornerRadii(0.15))
    return switch form {
    case .plain, .near: parts
    case .circle: [.ring(.ellipse(in: frame))] + inside
    case .square: [.ring(square)] + inside
    case .filledCircle: [cutOut(of: .ellipse(in: frame))]
    case .filledSquare: [cutOut(of: square)]
    case .slash: parts + [.slash]
    }
  }

  /// By eye: what leaves as much room in a circle as Bootstrap's `1-circle` does.
  private var inside: [Part] { moved(by: CGAffineTransform(scaleX: 0.56, y: 0.56)).parts }

  /// The shape without what the icon covers.
  private func cutOut(of shape: Outline) -> Part {
    var outline = shape
    for part in inside { outline.append(part.outline) }
    return Part(outline: outline, isEvenOdd: true)
  }

  /// A word as high as a symbol's inside.
  fileprivate init?(letters text: String) {
    let run = TextRun(text, face: Face(size: 1, weight: .medium), color: .clear)
    let engine = TextEngine.shared
    let layout = engine.layout([run], pixel: 0.001)
    var word = Outline()
    for run in layout.lines.flatMap(\.runs) {
      for glyph in run.glyphs {
        word.append(engine.outline(of: GlyphKey(glyph, of: run)).offset(x: run.x + glyph.x, y: 0))
      }
    }
    let box = word.bounds
    guard !box.isEmpty else { return nil }
    let centered = word.offset(x: -box.midX, y: -box.midY)
    self.init(parts: [Part(outline: centered, isEvenOdd: false)])
  }

  /// A rectangle, a capsule or an oval, lying or standing, as a line or filled; sizes by eye.
  fileprivate init?(shape name: String) {
    let words = name.split(separator: ".")
    let size =
      words.contains("portrait")
      ? CGSize(width: 0.8, height: 1.1) : CGSize(width: 1.2, height: 0.84)
    let frame = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let outline: Outline? =
      switch words.first {
      case "capsule": .capsule(in: frame)
      case "oval": .ellipse(in: frame)
      case "rectangle": .roundedRect(frame, radii: CornerRadii(0.12))
      default: nil
      }
    guard let outline else { return nil }
    let part = Part(outline: outline, isEvenOdd: false)
    self.init(parts: [words.contains("fill") ? part : .ring(outline)])
  }
}

extension Icon.Part {
  /// The outline as a line inside of its edge.
  fileprivate static func ring(_ outline: Outline) -> Self {
    let box = outline.bounds
    let (x, y) = (1 - 2 * SymbolDrawing.line / box.width, 1 - 2 * SymbolDrawing.line / box.height)
    var ring = outline
    ring.append(outline.transformed(by: CGAffineTransform(scaleX: x, y: y)))
    return Self(outline: ring, isEvenOdd: true)
  }

  /// A line from the upper left to the lower right.
  fileprivate static var slash: Self {
    let line = CGRect(x: -0.6, y: -SymbolDrawing.line / 2, width: 1.2, height: SymbolDrawing.line)
    let turned = CGAffineTransform(rotationAngle: .pi / 4)
    return Self(outline: Outline.capsule(in: line).transformed(by: turned), isEvenOdd: false)
  }
}
