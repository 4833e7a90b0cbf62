import SwiftUI

/// How an activity is shown beside the camera.
public struct DynamicIsland: Sendable {
  /// Creates views for all room, for a little on each side, and for a little on one side.
  public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) where Expanded: View {}

  /// Says which page of the program is opened.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Gives the edge a colour.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Leaves room at edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// How much room there is beside the camera.
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String

  /// A little at the start.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// A little at the end.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// All.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// A little on one side.
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Views in a region around the camera.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates views for a region.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Leaves room at edges.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}

/// A region around the camera.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// At its start.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// At its end.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Beneath it.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Beneath the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Where a view stands that is too wide to stand beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let name: String

  /// Beside it.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Beneath it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(
    name: "belowIfTooWide")
}

/// Views in regions around the camera.
public struct DynamicIslandExpandedContent<Content: View> {}

/// Joins regions.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Starts with a region.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent<Content>() }

  /// Adds a region.
  public static func buildPartialBlock<Accumulated: View, Content: View>(
    accumulated: DynamicIslandExpandedContent<Accumulated>,
    next: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent<Accumulated>() }
}
