/// Characters whose width follows from that of another one.
enum RelativeWidth {
  static let table: [Character: (base: Character, factor: Double)] = [
    // Measured on shortened titles from 49 to 60 points, of two weights.
    "…": (".", 2.75),
    // Single quotes and commas are one shape.
    "‘": (",", 1), "’": (",", 1),
  ]
}
