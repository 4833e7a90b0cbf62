/// What lines are made of: a character of a run, or a word that is written from right to left.
struct Cluster: Sendable {
  enum Break: Sendable {
    /// No line may end after it.
    case none
    /// A line may end after it.
    case after
    /// A line may end after it, and it hangs over the line's end.
    case space
    /// A line must end after it.
    case newline
  }

  var text: String
  var font: FontKey
  var glyphs: [TextLayout.Glyph]
  /// Points to the next character, kerning and tracking included.
  var advance: Double
  var lineBreak: Break
  var isRightToLeft = false
  /// The run that it belongs to.
  var run = 0
}

extension [Cluster] {
  /// The clusters of a line from left to right: words written from right to left follow each other
  /// in that direction, too.
  var inVisualOrder: [Cluster] {
    guard contains(where: \.isRightToLeft) else { return self }
    var (result, backwards, between) = ([Cluster](), [Cluster](), [Cluster]())
    for cluster in self {
      if cluster.isRightToLeft {
        backwards = [cluster] + between.reversed() + backwards
        between = []
      } else if cluster.lineBreak == .space, !backwards.isEmpty {
        between.append(cluster)
      } else {
        result += backwards + between + [cluster]
        (backwards, between) = ([], [])
      }
    }
    return result + backwards + between
  }
}
