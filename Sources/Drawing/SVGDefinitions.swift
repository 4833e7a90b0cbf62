import CoreGraphics

/// What a document defines once and refers to by id: glyphs, gradients, clips and filters.
struct SVGDefinitions {
  let idPrefix: String
  private(set) var elements: [Markup] = []
  private var glyphs: [GlyphKey: String?] = [:]
  private var others: [Markup: String] = [:]

  init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  /// The id of a glyph's outline; `nil` for glyphs that are blank, such as a space's.
  mutating func glyph(_ key: GlyphKey, _ engine: TextEngine) -> String? {
    if let known = glyphs[key] { return known }
    let data = engine.glyphData(of: key)
    guard !data.isEmpty else {
      glyphs[key] = .some(nil)
      return nil
    }
    let id = nextID()
    elements.append(Markup("path", ["d": data, "id": id]))
    glyphs[key] = id
    return id
  }

  mutating func clipPath(_ clip: DisplayItem.Clip) -> String {
    var attributes = ["d": clip.outline.pathData]
    if clip.evenOdd { attributes["clip-rule"] = "evenodd" }
    return reference(to: Markup("clipPath", [:], [Markup("path", attributes)]))
  }

  /// Shows something as far as the content is opaque.
  mutating func mask(_ content: [Markup], around bounds: CGRect) -> String {
    let attributes = bounds.region.merging(["mask-type": "alpha", "maskUnits": "userSpaceOnUse"]) {
      $1
    }
    return reference(to: Markup("mask", attributes, content))
  }

  mutating func filter(_ effect: DisplayItem.Effect, around bounds: CGRect) -> String {
    reference(to: effect.filter(around: bounds))
  }

  /// The attributes that paint with a colour or a gradient: `fill`, `fill-opacity`, or `stroke`'s.
  mutating func attributes(of paint: Paint, for role: String) -> [String: String] {
    guard case .color(let color) = paint else {
      return [role: paint.gradient.map { reference(to: $0) } ?? "none"]
    }
    var attributes = [role: color.hex]
    if color.alpha < 1 { attributes[role + "-opacity"] = decimal(color.alpha) }
    return attributes
  }

  /// Defines an element unless the same one is there already.
  private mutating func reference(to element: Markup) -> String {
    if let known = others[element] { return "url(#\(known))" }
    let id = nextID()
    others[element] = id
    elements.append(element.adding("id", id))
    return "url(#\(id))"
  }

  private func nextID() -> String { "\(idPrefix)d\(elements.count)" }
}
