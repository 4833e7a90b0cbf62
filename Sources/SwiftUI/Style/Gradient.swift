import Drawing

/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// The colours and their places.
  public var stops: [Stop]
  private var space = ColorSpace.device

  /// Creates a gradient from colours at given places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  /// The same gradient, mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  /// A colour at a place in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color
    /// From 0, the start, to 1, the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// By the components that the screen uses.
    public static let device = ColorSpace(isPerceptual: false)
    /// In equal steps to the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Gradient {
  /// The stops with their colours resolved; more of them where the space is not the screen's.
  func resolvedStops(in environment: EnvironmentValues) -> [Paint.Stop] {
    let stops = stops.sorted { $0.location < $1.location }.map {
      Paint.Stop($0.color.source.rgba(in: environment), at: $0.location)
    }
    guard space == .perceptual else { return stops }
    return zip(stops, stops.dropFirst()).flatMap { low, high in
      (0..<8).map { step in
        let share = Double(step) / 8
        return Paint.Stop(
          low.color.mixed(with: high.color, by: share, in: .perceptual),
          at: low.location + (high.location - low.location) * share)
      }
    } + stops.suffix(1)
  }
}

/// As a style, a gradient runs from the top to the bottom.
extension Gradient: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush {
    .linear(resolvedStops(in: environment), from: .top, to: .bottom)
  }
}

/// A gradient that may have been made from a single colour.
public struct AnyGradient: Hashable, Sendable {
  let gradient: Gradient

  /// Wraps a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The same gradient, mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }
}

extension AnyGradient: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush {
    gradient.brush(in: environment)
  }
}

extension Color {
  /// The colour, a little lighter at the top.
  ///
  /// By how much iOS lightens it is not documented; a fifth of the way to white looks alike.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}
