/// How time goes: a curve from 0 to 1.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Creates a curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Creates a curve by its name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Reads a point of the curve: 0 and 3 are its ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    guard (0...3).contains(idx) else { return }
    ptr[0] = all[idx * 2]
    ptr[1] = all[idx * 2 + 1]
  }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the same speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// As the system has it.
  public static let `default` = Self(rawValue: "default")
}

/// Changes that belong together.
open class CATransaction: NSObject {
  /// Begins a group.
  open class func begin() {}
  /// Ends a group.
  open class func commit() {}
  /// Shows what was changed.
  open class func flush() {}
  /// Says how long changes take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// How long changes take, in seconds.
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  /// Says how time goes.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Says whether changes are made at once.
  open class func setDisableActions(_ flag: Bool) {}
  /// Whether changes are made at once.
  open class func disableActions() -> Bool { false }
  /// Says what is called when changes are over.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// The time since the system started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
