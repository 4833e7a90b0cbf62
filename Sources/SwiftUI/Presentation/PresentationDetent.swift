/// A height that a sheet may have.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  // Calls nothing but a static method of an author's type.
  private let custom: (Context) -> CGFloat?

  private init(_ kind: Kind, custom: @escaping (Context) -> CGFloat? = { _ in nil }) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium)
  /// The whole screen but for its upper edge.
  public static let large = PresentationDetent(.large)

  /// A share of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A number of points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height that a type works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(D.self))) { D.height(in: $0) }
  }

  /// Whether two heights are the same.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
    lhs.kind == rhs.kind
  }

  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What is known where a height is worked out.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points, without what lies below the safe area.
  func height(of greatest: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
    let height =
      switch kind {
      case .medium: greatest * 0.5
      case .large: greatest
      case .fraction(let fraction): greatest * fraction
      case .height(let height): height
      case .custom: custom(Context(maxDetentValue: greatest, environment: environment)) ?? greatest
      }
    return min(max(0, height), greatest)
  }
}

/// A type that works out a height of a sheet.
public protocol CustomPresentationDetent {
  /// What is known where a height is worked out.
  typealias Context = PresentationDetent.Context

  /// The height in points; `nil` where the sheet cannot have it.
  static func height(in context: Self.Context) -> CGFloat?
}
