/// Which font files draw which text, by file name, best first.
///
/// The system font of iOS can't be distributed. Inter stands in for it, JetBrains Mono for the
/// monospaced design and Noto Serif for the serif one; nothing open resembles the rounded design.
enum FontChain {
  /// Without this one no text can be drawn at all.
  static let required = "Inter-roman.var.ttf"

  /// Where fonts lie in a folder of fonts: in itself, or as Debian's packages divide theirs.
  static let subfolders = [
    "", "truetype/inter-vf/", "truetype/jetbrains-mono/", "truetype/noto/", "opentype/noto/",
  ]

  /// What later versions of Inter have in the place of a file: one for all optical sizes, and the
  /// size in points that it is set to.
  static func successor(of file: String) -> (file: String, opticalSize: Double)? {
    switch file {
    case "Inter-roman.var.ttf": ("InterVariable.ttf", 14)
    case "Inter-italic.var.ttf": ("InterVariable-Italic.ttf", 14)
    case "InterDisplay-roman.var.ttf": ("InterVariable.ttf", 32)
    case "InterDisplay-italic.var.ttf": ("InterVariable-Italic.ttf", 32)
    default: nil
    }
  }

  static func files(for face: Face) -> [String] {
    designed(face) + [inter(face, cut: "Inter"), required] + fallbacks
  }

  /// The weight that the file is set to, from 100 to 900.
  ///
  /// Chosen so that the ink is as much as on devices, which draw small light text bolder than its
  /// outlines are: measured for regular and semibold text and bold titles, drawn between these.
  static func weight(of file: String, for face: Face) -> Int {
    let isTitle = file.hasPrefix("InterDisplay")
    return switch face.weight {
    case .ultraLight, .thin, .heavy, .black: face.weight.rawValue
    case .light: isTitle ? 305 : 315
    case .regular: isTitle ? 410 : 430
    case .medium: isTitle ? 510 : 525
    case .semibold: isTitle ? 595 : 605
    case .bold: isTitle ? 690 : 695
    }
  }

  /// What is drawn differently than asked, for the notes on a drawing.
  static func substitution(for design: Face.Design) -> String? {
    switch design {
    case .default, .monospaced: nil
    case .rounded, .serif: "font design .\(design.rawValue)"
    }
  }

  private static func designed(_ face: Face) -> [String] {
    switch face.design {
    case .default, .rounded:
      AdvanceTable.opticalPosition(face.size) < 0.5 ? [] : [inter(face, cut: "InterDisplay")]
    case .monospaced: ["JetBrainsMono-\(monospacedStyle(face)).ttf"]
    case .serif: ["NotoSerif-\(serifStyle(face)).ttf"]
    }
  }

  private static func inter(_ face: Face, cut: String) -> String {
    "\(cut)-\(face.isItalic ? "italic" : "roman").var.ttf"
  }

  private static func monospacedStyle(_ face: Face) -> String {
    let weight =
      switch face.weight {
      case .ultraLight, .thin: "Thin"
      case .light: "Light"
      case .regular: face.isItalic ? "" : "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy, .black: "ExtraBold"
      }
    return weight + (face.isItalic ? "Italic" : "")
  }

  private static func serifStyle(_ face: Face) -> String {
    let isBold = face.weight.rawValue >= Face.Weight.semibold.rawValue
    return switch (isBold, face.isItalic) {
    case (false, false): "Regular"
    case (false, true): "Italic"
    case (true, false): "Bold"
    case (true, true): "BoldItalic"
    }
  }

  /// For characters that the fonts above lack.
  private static let fallbacks = [
    "NotoSansSymbols2-Regular.ttf", "NotoSansSymbols-Regular.ttf", "NotoSansMath-Regular.ttf",
    "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc",
  ]
}
