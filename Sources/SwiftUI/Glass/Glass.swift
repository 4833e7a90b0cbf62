/// What a piece of glass is like.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  private let kind: Kind
  private var tint: Color?
  private var isInteractive = false

  /// Glass that dims what lies behind, so that text on it can be read.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that lets what lies behind shine through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The same glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same glass, which answers to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }

  /// Whether anything is seen of it.
  var isVisible: Bool { kind != .identity }

  /// What stands for the glass, which bends no light here.
  var material: Material { kind == .clear ? .ultraThin : .thin }

  /// The colour that lies over the material.
  var color: Color { tint ?? .clear }
}
