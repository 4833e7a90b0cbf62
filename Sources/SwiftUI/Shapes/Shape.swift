/// A form that can be drawn at any size, as a view or as the clip of another view.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The shape's path in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// Whether the shape is meant to be filled or stroked.
  nonisolated static var role: ShapeRole { get }

  /// What happens to the shape where lines are read from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes when this one is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is meant for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be stroked.
  case stroke
  /// To separate content.
  case separator
}

/// What happens to content where lines are read from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where lines are read in the given direction.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where lines are read from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// To be filled.
  public static var role: ShapeRole { .fill }

  /// Mirrored where lines are read from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposed size; 10 points where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides, so that a border fits inside.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by `amount` points on every side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path itself, moved to the rectangle's origin.
  public func path(in rect: CGRect) -> Path {
    offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
