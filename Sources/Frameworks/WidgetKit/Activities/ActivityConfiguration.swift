import ActivityKit
import SwiftUI

/// How an activity is shown live.
public struct ActivityConfiguration<Attributes: ActivityAttributes> {
  /// Creates views for the lock screen and for beside the camera.
  nonisolated public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

extension ActivityConfiguration: WidgetConfiguration, PrimitiveWidgetConfiguration {}

/// What is known of an activity that is shown.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What tells it from the others.
  public let activityID: String
  /// What does not change of it.
  public let attributes: Attributes
  /// What changes of it.
  public let state: Attributes.ContentState
  /// Whether what is shown is out of date.
  public let isStale: Bool
}

/// How an activity is shown in a preview.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// On the lock screen.
  case content
  /// Beside the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// How much is shown beside the camera.
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// A little on each side.
    case compact
    /// All.
    case expanded
    /// A little on one side.
    case minimal
  }
}

extension ActivityAttributes {
  /// Shows the activity in a preview.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some PreviewContext { WidgetPreviewContext(family: .systemMedium) }
}
