import AppIntents
import SwiftUI

/// A widget that cannot be configured.
public struct StaticConfiguration<Content: View> {
  /// Creates it.
  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension StaticConfiguration: WidgetConfiguration, PrimitiveWidgetConfiguration {}

/// A widget that its owner configures.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
  /// Creates it.
  nonisolated public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {}
}

extension AppIntentConfiguration: WidgetConfiguration, PrimitiveWidgetConfiguration {}

extension WidgetConfiguration {
  /// Says how large the widget can be.
  nonisolated public func supportedFamilies(_ families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }

  /// Names the widget.
  nonisolated public func configurationDisplayName(_ displayName: Text)
    -> some WidgetConfiguration
  { self }

  /// Names the widget.
  nonisolated public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }

  /// Names the widget.
  @_disfavoredOverload
  nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S)
    -> some WidgetConfiguration
  { self }

  /// Says what the widget shows.
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// Says what the widget shows.
  nonisolated public func description(_ descriptionKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }

  /// Says what the widget shows.
  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(_ description: S)
    -> some WidgetConfiguration
  { self }

  /// Lets the content reach the edges.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Says whether the background can be taken away.
  nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> some WidgetConfiguration
  { self }

  /// Asks the owner to configure the widget.
  nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Calls an action for what was loaded in the meantime.
  nonisolated public func onBackgroundURLSessionEvents(
    matching: String? = nil,
    _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Says where the widget would not stand by itself.
  nonisolated public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Says where else an activity is shown.
  nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }

  /// Says how the widget is mounted in a room.
  nonisolated public func supportedMountingStyles(_ styles: [WidgetMountingStyle])
    -> some WidgetConfiguration
  { self }

  /// Says what takes tokens for updates from outside.
  nonisolated public func pushHandler(_ handler: any WidgetPushHandler.Type)
    -> some WidgetConfiguration
  { self }
}

extension Widget {
  /// Creates the widget; there is no screen to run it on.
  @MainActor public static func main() { _ = Self().body }
}

extension WidgetBundle {
  /// Creates the widgets; there is no screen to run them on.
  @MainActor public static func main() { _ = Self().body }
}

extension ControlWidget {
  /// Creates the control; there is no screen to run it on.
  @MainActor public static func main() { _ = Self().body }
}
