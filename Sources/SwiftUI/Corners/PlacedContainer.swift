import Drawing

/// A container's shape, and where it lies on the canvas.
struct PlacedContainer {
  let shape: any InsettableShape
  let frame: CGRect

  /// How far a frame inside keeps from the edges, where it comes nearest.
  func distance(to inner: CGRect) -> CGFloat {
    let distances = [
      inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX,
      frame.maxY - inner.maxY,
    ]
    return max(0, distances.min() ?? 0)
  }

  /// The radius around the centre of the container's corner; `nil` where it has no such corner.
  func radius(at corner: Edge.Corner, of inner: CGRect) -> CGFloat? {
    let shape = shape as? any RoundedRectangularShape
    guard let style = shape?.corners(in: frame.size)?[corner] else { return nil }
    return max(0, style.radius - distance(to: inner))
  }
}

/// Lets shapes inside know the container.
struct ContainerLayout: UnaryLayout {
  let shape: any InsettableShape

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    context.container = PlacedContainer(shape: shape, frame: context.frame)
  }
}

extension LayoutItem {
  /// Keeps the container for the drawing.
  func keep(_ container: PlacedContainer?) {
    if let container { kept = container }
  }

  /// The environment, with the container where there is one.
  var drawingEnvironment: EnvironmentValues {
    guard let container = kept as? PlacedContainer else { return environment }
    var environment = environment
    environment.container = container
    return environment
  }
}

extension EnvironmentValues {
  /// The container around what is drawn; known only when it is drawn.
  var container: PlacedContainer? {
    get { self[PlacedContainerKey.self] }
    set { self[PlacedContainerKey.self] = newValue }
  }

  /// Whether a view around has said which shape those inside follow.
  var isInContainer: Bool {
    get { self[IsInContainerKey.self] }
    set { self[IsInContainerKey.self] = newValue }
  }
}

private enum PlacedContainerKey: EnvironmentKey {
  static var defaultValue: PlacedContainer? { nil }
}

private enum IsInContainerKey: EnvironmentKey {
  static let defaultValue = false
}

/// A shape that depends on the container around it.
protocol ContainerFollower: Shape {
  func path(in frame: CGRect, within container: PlacedContainer) -> Path
}

extension ContainerRelativeShape: ContainerFollower {
  /// The container's own shape, as much smaller on every side as it is where it comes nearest.
  func path(in frame: CGRect, within container: PlacedContainer) -> Path {
    let distance = container.distance(to: frame)
    return container.shape.inset(by: distance)
      .path(in: frame.insetBy(dx: -distance, dy: -distance))
  }
}

extension ConcentricRectangle: ContainerFollower {
  func path(in frame: CGRect, within container: PlacedContainer) -> Path {
    var rectangle = self
    for corner in Edge.Corner.allCases where corners[corner].isConcentric {
      let radius = container.radius(at: corner, of: frame) ?? 0
      rectangle.corners[corner].radius = max(corners[corner].radius, radius)
    }
    return rectangle.path(in: frame)
  }
}

extension Inset: ContainerFollower where Base: ContainerFollower {
  func path(in frame: CGRect, within container: PlacedContainer) -> Path {
    base.path(in: frame.shrunk(by: amount), within: container)
  }
}
