extension Transaction {
  /// How the change would move.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether animations named further down are ignored.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many, as of a finger that moves.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the speed of the change is noted, for an animation that follows.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// How a window is closed by the change.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// The point that a view which is scrolled to shares with its scroll view.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  /// Whether scrolling goes on with its speed when the change moves it elsewhere.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// Whether scroll views keep what is seen in its place when sizes change.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}

/// How a window is closed by code.
public struct DismissBehavior: Sendable {
  private let isDestructive: Bool

  /// As a person would close it.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// At once, whatever it holds.
  public static let destructive = DismissBehavior(isDestructive: true)
}

/// Whether scroll views keep what is seen in its place when sizes change.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  private let isDisabled: Bool

  /// As the system has it.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(isDisabled: false) }
  /// The offset stays as it is.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(isDisabled: true) }
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

private enum PreservesVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}
