/// What a geometry reader knows about its space.
public struct GeometryProxy {
  /// The width and height in points.
  public let size: CGSize
  /// How far bars and rounded corners reach into the space.
  public let safeAreaInsets: EdgeInsets

  private let global: CGRect
  private let spaces: [AnyHashable: CGRect]

  init(_ context: PlacingContext) {
    size = context.frame.size
    global = context.frame
    spaces = context.spaces
    safeAreaInsets = context.canvas.safeAreaInsets(of: context.frame)
  }

  /// The reader's frame in another coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: global
    case .named(let name): moved(to: spaces[name])
    }
  }

  /// The reader's frame in another coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// What of a space around can be seen, in the reader's coordinates; `nil` where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces[coordinateSpace.name]?.offsetBy(dx: -global.minX, dy: -global.minY)
  }

  private func moved(to space: CGRect?) -> CGRect {
    guard let space else { return global }
    return global.offsetBy(dx: -space.minX, dy: -space.minY)
  }
}

extension CanvasGeometry {
  func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, safeArea.minY - frame.minY), leading: max(0, safeArea.minX - frame.minX),
      bottom: max(0, frame.maxY - safeArea.maxY), trailing: max(0, frame.maxX - safeArea.maxX))
  }
}
