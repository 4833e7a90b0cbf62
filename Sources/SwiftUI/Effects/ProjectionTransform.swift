/// A map of the plane that keeps lines straight, though not parallel.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  /// How much of x goes into x'.
  public var m11: CGFloat = 1
  /// How much of x goes into y'.
  public var m12: CGFloat = 0
  /// How much of x goes into what both are divided by.
  public var m13: CGFloat = 0
  /// How much of y goes into x'.
  public var m21: CGFloat = 0
  /// How much of y goes into y'.
  public var m22: CGFloat = 1
  /// How much of y goes into what both are divided by.
  public var m23: CGFloat = 0
  /// What is added to x'.
  public var m31: CGFloat = 0
  /// What is added to y'.
  public var m32: CGFloat = 0
  /// What is added to what both are divided by.
  public var m33: CGFloat = 1

  /// Creates the map that leaves every point where it is.
  @inlinable public init() {}

  /// Creates a map from an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the map around; says whether that was possible.
  public mutating func invert() -> Bool {
    let (rows, determinant) = (rows, determinant)
    guard determinant != 0, determinant.isFinite else { return false }
    func minor(_ i: Int, _ j: Int) -> CGFloat {
      let (a, b, c, d) = ((i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3)
      return (rows[a][c] * rows[b][d] - rows[a][d] * rows[b][c]) / determinant
    }
    self = Self(rows: (0..<3).map { row in (0..<3).map { minor($0, row) } })
    return true
  }

  /// The map that undoes this one; this one where there is none.
  public func inverted() -> ProjectionTransform {
    var result = self
    return result.invert() ? result : self
  }

  /// This map, followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (first, second) = (rows, rhs.rows)
    return Self(
      rows: (0..<3).map { i in
        (0..<3).map { j in (0..<3).reduce(0) { $0 + first[i][$1] * second[$1][j] } }
      })
  }
}

extension ProjectionTransform {
  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  /// The part of the map that keeps lines parallel.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension CGPoint {
  /// The point where a map takes this one.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let divisor = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / divisor, y: (x * m.m12 + y * m.m22 + m.m32) / divisor)
  }
}

extension View {
  /// Draws the view through a map of the plane, of which only the affine part is drawn.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformed(around: .topLeading, transform.affine)
      .notDrawn(transform.isAffine ? nil : ".projectionEffect: perspective")
  }
}
