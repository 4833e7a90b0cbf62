import SwiftUI

/// One of the symbols that charts know.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Form {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let form: Form

  /// The whole square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The symbol's path in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: spokes(4, from: 0, in: rect)
    case .cross: spokes(4, from: .pi / 4, in: rect)
    case .asterisk: spokes(6, from: 0, in: rect)
    }
  }

  /// The outline of the symbol.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    SymbolOutline(symbol: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  private nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<corners).map { point(CGFloat($0) / CGFloat(corners) * 2 * .pi, in: rect) })
    path.closeSubpath()
    return path
  }

  private nonisolated func spokes(_ count: Int, from angle: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for spoke in 0..<count {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: point(angle + CGFloat(spoke) / CGFloat(count) * 2 * .pi, in: rect))
    }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
  }

  /// The point of an ellipse at an angle, clockwise from the top.
  private nonisolated func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  nonisolated public static var circle: BasicChartSymbolShape { Self(form: .circle) }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { Self(form: .square) }
  /// A triangle that points up.
  nonisolated public static var triangle: BasicChartSymbolShape { Self(form: .triangle) }
  /// A square that stands on a corner.
  nonisolated public static var diamond: BasicChartSymbolShape { Self(form: .diamond) }
  /// A pentagon that points up.
  nonisolated public static var pentagon: BasicChartSymbolShape { Self(form: .pentagon) }
  /// Two lines that cross, upright and lying.
  nonisolated public static var plus: BasicChartSymbolShape { Self(form: .plus) }
  /// Two lines that cross, both slanted.
  nonisolated public static var cross: BasicChartSymbolShape { Self(form: .cross) }
  /// Three lines that cross.
  nonisolated public static var asterisk: BasicChartSymbolShape { Self(form: .asterisk) }
}
