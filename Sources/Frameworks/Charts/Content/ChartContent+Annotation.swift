import SwiftUI

extension ChartContent {
  /// The content with a view beside it.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { self }

  /// The content with a view beside it that knows of what it annotates.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { self }

  /// The content with a view beside it that keeps within bounds.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent { self }

  /// The content with a view beside it that keeps within bounds and knows of what it annotates.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { self }
}

/// What an annotation knows of the content that it stands beside.
public struct AnnotationContext {
  /// The size of that content.
  public let targetSize: CGSize
}

/// Where an annotation, a legend or a label stands.
public struct AnnotationPosition: Equatable {
  private let name: String

  /// Where there is room.
  public static var automatic: Self { Self(name: "automatic") }
  /// On top of the content.
  public static var overlay: Self { Self(name: "overlay") }
  /// Above.
  public static var top: Self { Self(name: "top") }
  /// Below.
  public static var bottom: Self { Self(name: "bottom") }
  /// Before, in reading order.
  public static var leading: Self { Self(name: "leading") }
  /// After, in reading order.
  public static var trailing: Self { Self(name: "trailing") }
  /// Above and before.
  public static var topLeading: Self { Self(name: "topLeading") }
  /// Above and after.
  public static var topTrailing: Self { Self(name: "topTrailing") }
  /// Below and before.
  public static var bottomLeading: Self { Self(name: "bottomLeading") }
  /// Below and after.
  public static var bottomTrailing: Self { Self(name: "bottomTrailing") }
}

/// What becomes of an annotation that has no room where it should stand.
public struct AnnotationOverflowResolution {
  private let x: Strategy
  private let y: Strategy

  /// As the chart sees fit.
  public static var automatic: Self { Self() }

  /// Creates a resolution for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// What becomes of it along one axis.
  public struct Strategy {
    private let name: String

    /// As the chart sees fit.
    public static var automatic: Self { Self(name: "automatic") }
    /// It moves to where it fits.
    public static var fit: Self { Self(name: "fit") }
    /// The chart makes room for it.
    public static var padScale: Self { Self(name: "padScale") }
    /// It stays, though it may be cut off.
    public static var disabled: Self { Self(name: "disabled") }

    /// It moves to where it fits within a boundary.
    public static func fit(to boundary: Boundary) -> Strategy {
      Self(name: "fit to \(boundary.name)")
    }
  }

  /// What an annotation has to keep within.
  public struct Boundary {
    fileprivate let name: String

    /// As the chart sees fit.
    public static var automatic: Self { Self(name: "automatic") }
    /// The area of the marks.
    public static var plot: Self { Self(name: "plot") }
    /// The whole chart.
    public static var chart: Self { Self(name: "chart") }
  }
}
