import CoreGraphics
import Glyphs

/// A font file at a weight.
package struct FontKey: Hashable, Sendable {
  /// The file's name; empty for the box that stands for a character no font has.
  package var file: String
  package var weight: Int

  static let box = FontKey(file: "", weight: 0)
}

/// The fonts in some folders, opened when first needed.
///
/// Folders are searched in the order given, with the subfolders of Debian's packages, only for names
/// that `FontChain` lists: what else is installed on a machine never changes a drawing.
struct FontLibrary {
  private let folders: [URL]
  private var files: [String: SizedFont?] = [:]
  private var fonts: [FontKey: DrawnFont] = [:]

  init(folders: [URL]) {
    self.folders = folders
  }

  /// Opens the font of a name, or what later versions have in its place.
  func open(_ name: String) throws(FontError) -> SizedFont {
    if let path = path(of: name) { return SizedFont(file: try FontFile(path: path)) }
    guard let (other, size) = FontChain.successor(of: name), let path = path(of: other) else {
      throw FontError(path: name, problem: .missing)
    }
    return SizedFont(file: try FontFile(path: path), opticalSize: size)
  }

  private func path(of name: String) -> String? {
    folders.lazy.flatMap { folder in
      FontChain.subfolders.lazy.map { folder.appendingPathComponent($0 + name).path }
    }.first(where: FileManager.default.fileExists)
  }

  mutating func font(_ key: FontKey) -> DrawnFont? {
    if let font = fonts[key] { return font }
    guard let file = file(key.file) else { return nil }
    let font = DrawnFont(
      file.file.instance(weight: Double(key.weight), opticalSize: file.opticalSize))
    fonts[key] = font
    return font
  }

  private mutating func file(_ name: String) -> SizedFont? {
    if let known = files[name] { return known }
    let opened = try? open(name)
    files[name] = .some(opened)
    return opened
  }
}

/// A font file, and the size that its letters are to be shaped for, where it has several.
struct SizedFont: Sendable {
  var file: FontFile
  var opticalSize: Double?
}

/// A font whose capitals are as high as those of iOS.
struct DrawnFont: Sendable {
  let instance: FontInstance
  /// From the font's units to a size of 1.
  let scale: Double
  /// How much wider iOS sets its letters, on average, tracking apart.
  let widening: Double

  init(_ instance: FontInstance) {
    self.instance = instance
    scale = FontMetrics.capHeight(1) / instance.capHeight
    let own = Self.letters.compactMap { instance.glyph(for: $0) }.map(instance.advance)
    let apple = Set(own).count == 1 ? Self.monospacedWidths : Self.widths
    let width = own.reduce(0, +) * scale
    widening = own.count == apple.count ? apple.reduce(0, +) / width : 1
  }

  private static let widths = letters.map { letter in
    let table = AdvanceTable.units(size: 17, weight: .regular)
    return table[Int(letter.value) - AdvanceTable.characters.lowerBound] / FontMetrics.unitsPerEm
  }

  private static let monospacedWidths = letters.map { _ in
    AdvanceTable.monospaced / FontMetrics.unitsPerEm
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".unicodeScalars

  /// The outline in points, y down, from the origin on the baseline.
  func outline(of glyph: UInt32, size: Double, stretch: Double) -> Outline {
    let (x, y) = (size * scale * stretch, -size * scale)
    return Outline(instance.outline(of: glyph).map { $0.scaled(x, y) })
  }
}

extension GlyphElement {
  fileprivate func scaled(_ sx: Double, _ sy: Double) -> Outline.Element {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * sx, y: y * sy) }
    return switch self {
    case .move(let x, let y): .move(to: point(x, y))
    case .line(let x, let y): .line(to: point(x, y))
    case .quadCurve(let x, let y, let cx, let cy):
      .quadCurve(to: point(x, y), control: point(cx, cy))
    case .curve(let x, let y, let x1, let y1, let x2, let y2):
      .curve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
    case .close: .close
    }
  }
}
