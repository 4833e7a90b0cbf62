import Drawing

/// A line of straight pieces and curves, and the area that it encloses.
public struct Path: Equatable, Sendable {
  private enum Storage: Equatable, Sendable {
    case outline(Outline)
    /// The area that a line along the outline covers; kept as a line until its edge is needed.
    case stroked(Outline, StrokeStyle)
  }

  private var storage: Storage

  package init(_ outline: Outline) {
    storage = .outline(outline)
  }

  /// Creates an empty path.
  public init() {
    self.init(Outline())
  }

  /// The elements; those of the edge where the path is a stroked one.
  package var outline: Outline {
    get {
      switch storage {
      case .outline(let outline): outline
      case .stroked(let outline, let style):
        outline.stroked(width: style.lineWidth, join: style.lineJoin, cap: style.lineCap)
      }
    }
    set { storage = .outline(newValue) }
  }

  /// The line that the path is the area of, or `nil` if it was not made by stroking.
  package var strokedLine: (outline: Outline, style: StrokeStyle)? {
    guard case .stroked(let outline, let style) = storage else { return nil }
    return (outline, style)
  }

  /// The area that a line along this path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = Path()
    path.storage = .stroked(outline, style)
    return path
  }

  /// The same path, moved by an affine map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard case .stroked(let line, let style) = storage, transform.isSimilarity else {
      return Path(outline.transformed(by: transform))
    }
    let scale = hypot(transform.a, transform.b)
    return Path(line.transformed(by: transform)).strokedPath(style.scaled(by: scale))
  }

  /// The same path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part between two fractions of the whole length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline.trimmed(from: from, to: to))
  }
}

extension CGAffineTransform {
  /// Whether shapes stay similar: moved, turned, scaled alike in both directions.
  fileprivate var isSimilarity: Bool {
    let close = 1e-9 * (abs(a) + abs(b) + abs(c) + abs(d))
    return (abs(a - d) <= close && abs(b + c) <= close)
      || (abs(a + d) <= close && abs(b - c) <= close)
  }
}
