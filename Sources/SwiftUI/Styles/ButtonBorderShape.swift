/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule, circle, roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// By the size of the button.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rectangle whose corners have a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

extension ButtonBorderShape {
  /// The shape of a button of this size.
  func shape(_ metrics: BorderedButtonMetrics) -> AnyShape {
    switch kind {
    case .automatic:
      metrics.radius.map { AnyShape(RoundedRectangle(cornerRadius: $0)) } ?? AnyShape(Capsule())
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? metrics.radius ?? metrics.smallRadius))
    }
  }
}

extension ButtonBorderShape: InsettableShape, InsetBase {
  /// The shape that a bordered button of this size has.
  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

  package func path(in rect: CGRect, inset: CGFloat) -> Path {
    let rect = rect.shrunk(by: inset)
    return switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let radius):
      // Without a button there is no size to choose a radius by.
      Path(roundedRect: rect, cornerRadius: max(0, (radius ?? 8) - inset))
    }
  }

  /// The shape, smaller on every side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that bordered buttons have by themselves.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
