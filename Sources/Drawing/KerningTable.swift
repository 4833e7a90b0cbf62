/// How much nearer iOS sets some pairs of letters.
///
/// Single pairs of the system font were never measured, only whole strings. The pairs are estimates
/// after a similar font; their sums agree with the measured strings at every size and weight.
enum KerningTable {
  /// What to add between two characters of ASCII, in units: never positive.
  static func units(_ left: UInt8, _ right: UInt8, size: Double, weight: Face.Weight) -> Double {
    guard left < 128, right < 128 else { return 0 }
    let units = pairs[Int(left) * 128 + Int(right)]
    return units == 0 ? 0 : units * Kind(left, right).factor(size: size, weight: weight)
  }

  private static let pairs: [Double] = {
    var pairs = [Double](repeating: 0, count: 128 * 128)
    for (lefts, units, rights) in rows {
      for left in lefts.utf8 {
        for right in rights.utf8 { pairs[Int(left) * 128 + Int(right)] = units }
      }
    }
    return pairs
  }()

  /// Kinds of pairs that change alike with optical size and weight.
  private enum Kind {
    case capital, small, digit

    init(_ left: UInt8, _ right: UInt8) {
      let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      if capitals.contains(left) || capitals.contains(right) {
        self = .capital
      } else {
        self = digits.contains(left) && digits.contains(right) ? .digit : .small
      }
    }

    func factor(size: Double, weight: Face.Weight) -> Double {
      let bold = max(0, weight.position)
      let (text, display) =
        switch self {
        case .capital: (1 + 0.018 * bold, 1.42 - 0.03 * bold)
        case .small: (1 + 0.05 * bold, 1.265 - 0.145 * bold)
        case .digit: (1, 0.67 - 0.33 * bold)
        }
      return text + (display - text) * AdvanceTable.opticalPosition(size)
    }
  }

  private static let rows: [(String, Double, String)] = [
    ("A", -175, "T"), ("A", -151, "Y"), ("A", -140, "Vvwy"), ("A", -116, "W"), ("A", -70, "CGOQt"),
    ("A", -163, "\"'*"), ("A", -9, "S"), ("DOQ", -93, ",."), ("DOQ", -70, "AVY"), ("DOQ", -61, "T"),
    ("F", -186, "A"), ("F", -140, "J"), ("F", -81, ",."), ("F", -54, "cdegoq"), ("F", -70, "uvyz"),
    ("G", -61, "T"), ("G", -47, "AVY"), ("JU", -70, ",."), ("K", -128, "w"),
    ("K", -81, "cdegoqvy"), ("K", -70, "CGOQu"), ("L", -198, "T"), ("L", -186, "\"'"),
    ("L", -140, "Vvy"), ("L", -105, "-"), ("L", -70, "Y"), ("L", -58, "CGOQ"), ("L", -47, "t"),
    ("P", -198, "J"), ("P", -151, "A"), ("P", -70, ",."), ("R", -49, "Y"), ("R", -35, "V"),
    ("T", -186, "J"), ("T", -175, "A"), ("T", -190, "acdegoqs"), ("T", -151, "u-"),
    ("T", -128, "vwxy"), ("T", -116, "mnpr"), ("T", -93, "z"), ("T", -70, ",.:;"),
    ("T", -61, "CGOQ"), ("T", -42, "ij"), ("V", -198, ",.J"), ("V", -128, ":;A"),
    ("V", -105, "-acdegoq"),
    ("V", -93, "s"), ("V", -70, "CGOQ"), ("W", -198, ",."), ("W", -128, "J"), ("W", -116, "A"),
    ("W", -105, "-:;acdegoq"), ("W", -70, "CGOQmnprs"), ("X", -140, "-"), ("X", -58, "cdegoq"),
    ("Y", -163, "-"), ("Y", -157, "cdegoq"), ("Y", -151, "A"), ("Y", -145, "a"), ("Y", -140, "s"),
    ("Y", -128, ":;"), ("Y", -81, "mnpru"), ("Y", -70, ",.CGJOQ"), ("Z", -81, "-"),
    ("Z", -70, "CGOQ"), ("ahmn", -151, "Y"), ("ahmn", -105, "VW"), ("ahmn", -93, "T"),
    ("ahmn", -41, "vy"), ("bop", -175, "Y"), ("bop", -105, "VW"), ("bop", -81, "T"),
    ("bop", -47, "x"), ("bop", -41, "vy"), ("bop", -38, "w"), ("c", -151, "T"), ("c", -128, "Y"),
    ("e", -175, "Y"), ("e", -105, "TVW"), ("e", -35, "vy"), ("e", -29, "x"), ("f", -116, ",."),
    ("f", -47, "cdegoqs"), ("f", -32, "a"), ("gq", -105, "T"), ("k", -116, "T"),
    ("k", -47, "cdegoq"), ("k", -93, "-"), ("r", -128, ",."), ("r", -116, "JT"), ("r", -81, "-A"),
    ("r", -35, "cdegoq"), ("s", -151, "TY"), ("s", -93, "V"), ("s", -70, "W"), ("t", -70, "T"),
    ("t", -41, "-"), ("u", -116, "Y"), ("u", -105, "T"), ("vy", -140, "A"), ("vy", -70, ",.TY"),
    ("vy", -41, "cdegoq"), ("vy", -35, "a"), ("w", -151, ",."), ("w", -140, "A"),
    ("w", -105, "T"), ("w", -38, "cdegoq"), ("x", -128, "T"), ("x", -47, "-cdegoq"),
    ("z", -70, "T"), ("\"'", -163, "A"), ("\"'", -169, ",."),
    ("7", -256, ",."), ("7", -29, "8"), ("0689", -60, ",."), ("-", -151, "T"), ("-", -163, "Y"),
    ("-", -105, "VW"), (",.", -169, "\"'"), ("(", -23, "cdegoq"), ("(", -42, "."),
    ("bop", -23, ")"),
  ]
}
