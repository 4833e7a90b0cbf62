/// Where a pencil hovers, and how it is held.
public struct PencilHoverPose: Hashable, Sendable {
  /// Where, in the coordinates of the view.
  public let location: CGPoint
  /// Where, by shares of the view.
  public let anchor: UnitPoint
  /// How far from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// Its angle to the screen.
  public let altitude: Angle
  /// The way in which it points.
  public let azimuth: Angle
  /// How it is turned around itself.
  public let roll: Angle
}

/// A pencil that is tapped twice.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil hovers, if it does.
  public let hoverPose: PencilHoverPose?
}

/// A pencil that is squeezed.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil hovers, if it does.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze has come.
@frozen public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It has come to nothing.
  case failed
}

/// What a person wants a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Change to the eraser and back.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Change to the tool before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Show colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Show how ink can look.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Show what can be done here.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Run a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension View {
  /// Calls an action when a pencil is tapped twice: a phone has none.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Calls an action when a pencil is squeezed: a phone has none.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}

extension EnvironmentValues {
  /// What a person wants a double tap of a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// What a person wants a squeeze of a pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
