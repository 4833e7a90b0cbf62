/// What coordinates are counted from.
public enum CoordinateSpace: Hashable {
  /// From the upper left corner of the canvas.
  case global
  /// From the upper left corner of the view itself.
  case local
  /// From the upper left corner of a view above that has a name.
  case named(AnyHashable)

  /// Whether coordinates count from the canvas.
  public var isGlobal: Bool { self == .global }

  /// Whether coordinates count from the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that says what coordinates are counted from.
public protocol CoordinateSpaceProtocol {
  /// The space that the type describes.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The space that the type describes.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// The space that the type describes.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view above, by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space that the type describes.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view above that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view's coordinate space a name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    layout(NamedSpaceLayout(name: name.name))
  }

  /// Gives the view's coordinate space a name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }
}

/// Remembers where a named view stands.
struct NamedSpaceLayout: UnaryLayout {
  let name: AnyHashable

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    context.spaces[name] = context.frame
  }
}
