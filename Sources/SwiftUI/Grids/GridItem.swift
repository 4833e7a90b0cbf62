/// A column of a `LazyVGrid`, a row of a `LazyHGrid`, or several of them.
public struct GridItem: Sendable {
  /// How wide or high it is, in points.
  public enum Size: Sendable {
    /// So much.
    case fixed(CGFloat)
    /// Its share of the space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into its share of the space, each within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// Points to the next one; `nil` is the distance that the system keeps.
  public var spacing: CGFloat?
  /// Where views stand in their cells; `nil` is where the grid says.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A single column or row of a lazy grid.
struct GridTrack {
  var length: CGFloat
  /// Points to the next one.
  var spacing: CGFloat
  var alignment: Alignment?
}

extension [GridItem] {
  /// The distance that the system keeps, in points.
  static var standardSpacing: CGFloat { 8 }

  /// Divides a length: fixed items get what they ask for, then each other one its share of the rest.
  func tracks(dividing length: CGFloat) -> [GridTrack] {
    var rest = length - dropLast().reduce(0) { $0 + ($1.spacing ?? Self.standardSpacing) }
    var others = count
    for case .fixed(let length) in map(\.size) {
      rest -= length
      others -= 1
    }
    var tracks: [GridTrack] = []
    for item in self {
      let spacing = item.spacing ?? Self.standardSpacing
      let share = others > 0 ? Swift.max(0, rest / CGFloat(others)) : 0
      let lengths = item.size.lengths(share: share, spacing: spacing)
      tracks += lengths.map {
        GridTrack(length: $0, spacing: spacing, alignment: item.alignment)
      }
      if case .fixed = item.size { continue }
      rest -= lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
      others -= 1
    }
    return tracks
  }
}

extension GridItem.Size {
  /// The lengths of the tracks that the item stands for: one, or as many as fit.
  fileprivate func lengths(share: CGFloat, spacing: CGFloat) -> [CGFloat] {
    switch self {
    case .fixed(let length): return [max(0, length.orZero)]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let least = max(minimum + spacing, 1)
      let count = max(1, min(1000, Int(((share + spacing) / least).orZero)))
      let each = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(each, minimum), maximum), count: count)
    }
  }
}
