// Two fingers: no step of a story has them, so these are accepted and offer nothing.

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// How far the fingers have moved.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Their distance, as a multiple of what it was.
    public var magnification: CGFloat
    /// How fast it changes.
    public var velocity: CGFloat
    /// The middle of where they came down, by shares of the view.
    public var startAnchor: UnitPoint
    /// The middle of where they came down.
    public var startLocation: CGPoint
  }

  /// The least change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    ElementActions()
  }
}

/// Two fingers that turn around each other.
public struct RotateGesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How far.
    public var rotation: Angle
    /// How fast.
    public var velocity: Angle
    /// The middle of where they came down, by shares of the view.
    public var startAnchor: UnitPoint
    /// The middle of where they came down.
    public var startLocation: CGPoint
  }

  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions {
    ElementActions()
  }
}

/// Two fingers that move apart or together, in the older form.
public struct MagnificationGesture {
  /// The distance of the fingers, as a multiple of what it was.
  public typealias Value = CGFloat

  /// The least change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<CGFloat>) -> ElementActions {
    ElementActions()
  }
}

/// Two fingers that turn around each other, in the older form.
public struct RotationGesture {
  /// How far the fingers have turned.
  public typealias Value = Angle

  /// The least angle.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: PrimitiveGesture {
  func actions(_ handlers: GestureHandlers<Angle>) -> ElementActions {
    ElementActions()
  }
}
