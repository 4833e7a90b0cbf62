import AppIntents
import SwiftUI

/// A control that cannot be configured.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
  /// Creates it.
  nonisolated public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {}

  /// Creates it with a value that is provided.
  nonisolated public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

extension StaticControlConfiguration: ControlWidgetConfiguration, PrimitiveControlConfiguration {}

/// A control that its owner configures.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
> {
  /// Creates it.
  nonisolated public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}

  /// Creates it with a value that is provided.
  nonisolated public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {}
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration,
  PrimitiveControlConfiguration
{}

/// Provides the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value

  /// The value where controls are chosen.
  var previewValue: Value { get }

  /// The value.
  func currentValue() async throws -> Value
}

/// Provides the value of a control that its owner has configured.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of what the owner chooses.
  associatedtype Configuration: ControlConfigurationIntent

  /// The value where controls are chosen.
  func previewValue(configuration: Configuration) -> Value

  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}

extension ControlWidgetConfiguration {
  /// Names the control.
  nonisolated public func displayName(_ displayName: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { self }

  /// Says what the control does.
  nonisolated public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { self }

  /// Asks the owner to configure the control.
  nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    self
  }

  /// Says what takes tokens for updates from outside.
  nonisolated public func pushHandler(_ handler: any ControlPushHandler.Type)
    -> some ControlWidgetConfiguration
  { self }
}

extension ControlWidgetTemplate {
  /// Says whether the control can be used.
  nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Hides what the control shows while the device is locked.
  nonisolated public func privacySensitive(_ sensitive: Bool = true)
    -> some ControlWidgetTemplate
  { self }

  /// Gives the control a colour.
  nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
}

/// The controls of the program that stand somewhere.
public final class ControlCenter: Sendable {
  /// The centre.
  public static let shared = ControlCenter()

  /// Has all controls ask again.
  public func reloadAllControls() {}

  /// Has the controls of a kind ask again.
  public func reloadControls(ofKind kind: String) {}

  /// Which controls there are: none.
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that stands somewhere.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// Its kind.
  public let kind: String
  /// The token for updates from outside.
  public var pushInfo: ControlPushInfo?

  /// What tells it from the others.
  public var id: ControlInfo { self }
}

/// A token for updates from outside.
public struct ControlPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

/// What takes tokens for updates from outside.
public protocol ControlPushHandler {
  /// Creates it.
  init()

  /// Takes tokens.
  func pushTokensDidChange(controls: [ControlInfo])
}
