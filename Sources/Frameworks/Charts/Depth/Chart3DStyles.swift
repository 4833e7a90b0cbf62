import SwiftUI

/// A body that stands for a point of a chart in space.
public protocol Chart3DSymbolShape {}

/// One of the bodies that charts know.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape {
  let name: String
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A cube.
  public static var cube: BasicChart3DSymbolShape { Self(name: "cube") }
  /// A sphere.
  public static var sphere: BasicChart3DSymbolShape { Self(name: "sphere") }
  /// A cylinder.
  public static var cylinder: BasicChart3DSymbolShape { Self(name: "cylinder") }
  /// A cone.
  public static var cone: BasicChart3DSymbolShape { Self(name: "cone") }
}

/// How a surface is coloured.
public protocol Chart3DSurfaceStyle: Hashable {}

/// One of the ways to colour surfaces that charts know.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {
  var isByHeight = true
  var gradient: Gradient?
  var yRange: ClosedRange<CGFloat>?
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// By height.
  public static var heightBased: BasicChart3DSurfaceStyle { Self() }

  /// By the direction that a piece of the surface faces.
  public static var normalBased: BasicChart3DSurfaceStyle { Self(isByHeight: false) }

  /// By height, between two of them.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self { Self(yRange: yRange) }

  /// By height, with the colours of a gradient.
  public static func heightBased(
    _ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil
  ) -> Self { Self(gradient: gradient, yRange: yRange) }
}
