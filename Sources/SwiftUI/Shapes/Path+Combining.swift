// Areas and lines that are made from two. Curves become short straight lines.

extension Path {
  /// What lies in this path or in another.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// What lies in this path and in another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What lies in this path and not in another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What lies in one of both paths, but not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The parts of this line that lie in another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.line(inside: true, of: other.outline, evenOdd: eoFill))
  }

  /// The parts of this line that do not lie in another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.line(inside: false, of: other.outline, evenOdd: eoFill))
  }

  /// The same area with an edge that crosses itself nowhere.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { own, _ in own }
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ isPicked: (Bool, Bool) -> Bool
  ) -> Path {
    Path(outline.combined(with: other.outline, evenOdd: eoFill, isPicked))
  }
}

/// A shape that is made from two.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
  /// What lies in this shape or in another.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What lies in this shape and in another.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What lies in this shape and not in another.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What lies in one of both shapes, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this shape's edge that lie in another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's edge that do not lie in another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
