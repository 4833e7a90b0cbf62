import CoreGraphics
import Glyphs
import Synchronization

/// Measures and lays out text as iOS does, and knows the outlines that it is drawn with.
///
/// Widths, line heights and the gaps between lines are those of the iOS system font; the glyphs
/// are an open font's, fitted to those widths. What was measured once is remembered.
package final class TextEngine: Sendable {
  private let state: Mutex<State>

  /// Reads fonts from folders, searched in the order given.
  ///
  /// Throws where not even the font that stands in for the system font is among them.
  package convenience init(fontFolders: [URL]) throws(FontError) {
    let library = FontLibrary(folders: fontFolders)
    _ = try library.open(FontChain.required)
    self.init(library)
  }

  private init(_ library: FontLibrary) {
    state = Mutex(State(library: library))
  }

  /// Measures, but draws no glyphs: for work without fonts.
  package static let withoutFonts = TextEngine(FontLibrary(folders: []))

  /// The engine that views ask, set once when a program starts.
  package static var shared: TextEngine {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Mutex(TextEngine.withoutFonts)

  /// Lays runs out in a width, all in points; without one, lines end only at newlines.
  ///
  /// `pixel` is the size of a device pixel: sizes are rounded up to it, baselines to the nearest.
  package func layout(
    _ runs: [TextRun], _ style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    height: Double? = nil, pixel: Double = 1.0 / 3
  ) -> TextLayout {
    let request = LayoutRequest(
      runs: runs, style: style, width: width, height: height, pixel: pixel)
    return state.withLock { $0.layout(request) }
  }

  /// What is drawn otherwise than asked: designs without an open font, characters without a glyph.
  package func substitutions(in runs: [TextRun]) -> [String] {
    state.withLock { state in
      runs.reduce(into: [String]()) { notes, run in
        let missing = state.clusters(of: run).filter { $0.font == .box && !$0.glyphs.isEmpty }
        let found = [FontChain.substitution(for: run.face.design)].compactMap { $0 }
        for note in found + missing.map({ "character \($0.text)" }) where !notes.contains(note) {
          notes.append(note)
        }
      }
    }
  }

  /// A glyph's outline in points, y down, from its origin on the baseline.
  package func outline(of glyph: GlyphKey) -> Outline {
    state.withLock { $0.outline(of: glyph) }
  }

  /// The same as path data; empty for glyphs that are blank.
  func glyphData(of glyph: GlyphKey) -> String {
    state.withLock { $0.glyphData(of: glyph) }
  }
}

/// A glyph as drawn.
package struct GlyphKey: Hashable, Sendable {
  package var font: FontKey
  package var index: UInt32
  package var size: Double
  package var stretch: Double

  package init(_ glyph: TextLayout.Glyph, of run: TextLayout.GlyphRun) {
    (font, index) = (run.font, glyph.index)
    (size, stretch) = (run.face.size, glyph.stretch)
  }
}

/// Everything that a layout depends on.
struct LayoutRequest: Hashable {
  var runs: [TextRun]
  var style: ParagraphStyle
  var width: Double?
  var height: Double?
  var pixel: Double
}

private struct State {
  var library: FontLibrary
  private var shapers: [Typeface: TextShaper] = [:]
  private var shaped: [ShapedText: [Cluster]] = [:]
  private var layouts: [LayoutRequest: TextLayout] = [:]
  private var paths: [GlyphKey: String] = [:]

  private struct Typeface: Hashable {
    var face: Face
    var tracking: Double
  }

  private struct ShapedText: Hashable {
    var text: String
    var typeface: Typeface
  }

  init(library: FontLibrary) {
    self.library = library
  }

  /// More than a page of previews needs; beyond it the caches begin anew.
  private static let capacity = 8192

  mutating func outline(of glyph: GlyphKey) -> Outline {
    guard glyph.font != .box else { return GlyphFit.box(size: glyph.size) }
    let font = library.font(glyph.font)
    return font?.outline(of: glyph.index, size: glyph.size, stretch: glyph.stretch) ?? Outline()
  }

  mutating func glyphData(of glyph: GlyphKey) -> String {
    if let known = paths[glyph] { return known }
    if paths.count >= Self.capacity { paths.removeAll() }
    let data = outline(of: glyph).glyphData
    paths[glyph] = data
    return data
  }

  mutating func layout(_ request: LayoutRequest) -> TextLayout {
    if let known = layouts[request] { return known }
    if layouts.count >= Self.capacity { layouts.removeAll() }
    let layout = scaledToFit(request)
    layouts[request] = layout
    return layout
  }

  /// The layout at the largest scale that cuts nothing, down to the smallest allowed.
  private mutating func scaledToFit(_ request: LayoutRequest) -> TextLayout {
    let full = typeset(request)
    let least = min(max(request.style.minimumScaleFactor, 0), 1)
    guard full.isTruncated, least < 1 else { return full }
    var (low, best) = (least, typeset(request.scaled(by: max(least, 0.01))))
    guard !best.isTruncated else { return best }
    var high = 1.0
    for _ in 0..<7 {
      let scale = (low + high) / 2
      let attempt = typeset(request.scaled(by: scale))
      if attempt.isTruncated { high = scale } else { (low, best) = (scale, attempt) }
    }
    return best
  }

  private mutating func typeset(_ request: LayoutRequest) -> TextLayout {
    var clusters: [Cluster] = []
    for (index, run) in request.runs.enumerated() {
      clusters += self.clusters(of: run).map {
        var cluster = $0
        cluster.run = index
        return cluster
      }
    }
    var marks = request.runs.map { ellipsis(for: $0) }
    for index in marks.indices { marks[index].run = index }
    return Typesetter(request: request, clusters: clusters, ellipses: marks).layout()
  }

  private mutating func ellipsis(for run: TextRun) -> Cluster {
    var run = run
    run.text = "…"
    return clusters(of: run)[0]
  }

  mutating func clusters(of run: TextRun) -> [Cluster] {
    let typeface = Typeface(face: run.face, tracking: run.tracking)
    let key = ShapedText(text: run.text, typeface: typeface)
    if let known = shaped[key] { return known }
    if shaped.count >= Self.capacity { shaped.removeAll() }
    let clusters = shaper(typeface).clusters(of: run.text)
    shaped[key] = clusters
    return clusters
  }

  private mutating func shaper(_ typeface: Typeface) -> TextShaper {
    if let known = shapers[typeface] { return known }
    let shaper = TextShaper(
      face: typeface.face, tracking: typeface.tracking, library: &library)
    shapers[typeface] = shaper
    return shaper
  }
}

extension LayoutRequest {
  fileprivate func scaled(by scale: Double) -> LayoutRequest {
    var request = self
    for index in runs.indices {
      request.runs[index].face.size *= scale
      request.runs[index].face.leading = runs[index].face.leading.map { $0 * scale }
      request.runs[index].tracking *= scale
      request.runs[index].baselineOffset *= scale
    }
    return request
  }
}
