import ActivityKit
import AppIntents
import SwiftUI

/// Declares a preview of a widget with what it shows over time; widgets are not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Declares a preview of a widget with what provides its content; widgets are not drawn.
@freestanding(declaration)
public macro Preview<P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Declares a preview of a widget that its owner has configured; widgets are not drawn.
@freestanding(declaration)
public macro Preview<P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Declares a preview of an activity with what changes of it; activities are not drawn.
@freestanding(declaration)
public macro Preview<A: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Makes a list of what a widget shows over time.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ expression: any TimelineEntry) -> [any TimelineEntry] {
    [expression]
  }

  /// Makes no entry of an empty closure.
  public static func buildBlock() -> [any TimelineEntry] { [] }

  /// Starts with entries.
  public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

  /// Adds entries.
  public static func buildPartialBlock(
    accumulated: [any TimelineEntry], next: [any TimelineEntry]
  ) -> [any TimelineEntry] { accumulated + next }

  /// Takes the entries of a loop.
  public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap(\.self)
  }
}

/// Makes a list of what changes of an activity.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
  /// Takes a state.
  public static func buildExpression(_ expression: A.ContentState) -> [A.ContentState] {
    [expression]
  }

  /// Starts with states.
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }

  /// Adds states.
  public static func buildPartialBlock(
    accumulated: [A.ContentState], next: [A.ContentState]
  ) -> [A.ContentState] { accumulated + next }

  /// Takes the states of a loop.
  public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] {
    components.flatMap(\.self)
  }
}
