import SwiftUI

/// A form that stands for a point of a chart.
public nonisolated protocol ChartSymbolShape: Shape {
  /// A rectangle around the form within a square of one point that looks as large as other forms.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the form.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the form.
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    SymbolOutline(symbol: self, style: style)
  }
}

/// The outline of a symbol, which lies within it.
struct SymbolOutline<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    let inset = style.lineWidth / 2
    return symbol.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

extension Circle: ChartSymbolShape {
  /// The whole square.
  nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// A symbol whose type is hidden.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let symbol: any ChartSymbolShape

  /// Hides the type of a symbol.
  nonisolated public init(_ symbol: any ChartSymbolShape) {
    self.symbol = symbol
  }

  /// A rectangle within a square of one point that looks as large as other symbols.
  nonisolated public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  /// The symbol's path in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { symbol.path(in: rect) }
}
