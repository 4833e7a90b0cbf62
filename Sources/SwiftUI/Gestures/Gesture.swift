/// What somebody can do with a view, and what it yields.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture yields.
  associatedtype Value = Body.Value

  /// The gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing ever happens.
  public typealias Value = Never
}

/// A gesture that the module recognizes itself.
///
/// A drawing has no fingers: a gesture is the actions that it offers, each of which plays the
/// gesture from beginning to end.
protocol PrimitiveGesture<Value>: Gesture where Body == Never {
  func actions(_ handlers: GestureHandlers<Value>) -> ElementActions
}

extension PrimitiveGesture {
  /// There is no body: the module recognizes the gesture.
  public var body: Never { fatalError("a gesture of the module's own has no body") }
}

/// What is told of a gesture.
struct GestureHandlers<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
}

extension Gesture {
  /// What the gesture offers.
  @MainActor
  func offer(_ handlers: GestureHandlers<Value> = GestureHandlers()) -> ElementActions {
    if let primitive = self as? any PrimitiveGesture<Value> { return primitive.actions(handlers) }
    guard let handlers = handlers as? GestureHandlers<Body.Value> else { return ElementActions() }
    return body.offer(handlers)
  }
}

/// Which gestures of a view and of the views inside it are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = GestureMask([])
  /// The one that is being added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
