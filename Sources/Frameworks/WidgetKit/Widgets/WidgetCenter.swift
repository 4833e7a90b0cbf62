import AppIntents
import SwiftUI

/// The widgets of the program that stand somewhere.
public final class WidgetCenter: Sendable {
  /// What is told of a widget that was touched, by name.
  public struct UserInfoKey: Sendable {
    /// The kind of the widget.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// How large it is.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The activity.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// The centre.
  public static let shared = WidgetCenter()

  /// The token for updates from outside.
  public var currentPushInfo: WidgetPushInfo? { nil }

  /// Has all widgets ask again.
  public func reloadAllTimelines() {}

  /// Has the widgets of a kind ask again.
  public func reloadTimelines(ofKind kind: String) {}

  /// Has the system ask again what owners may want.
  public func invalidateConfigurationRecommendations() {}

  /// Tells which widgets there are: none.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// Which widgets there are: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that stands somewhere.
public struct WidgetInfo: Identifiable, Hashable, Sendable, CustomDebugStringConvertible {
  /// Its kind.
  public let kind: String
  /// How large it is.
  public let family: WidgetFamily

  /// What tells it from the others.
  public var id: WidgetInfo { self }

  /// What its owner chose.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }

  /// The kind and the size.
  public var debugDescription: String { "\(kind), \(family)" }
}

/// A token for updates from outside.
public struct WidgetPushInfo: Hashable, Sendable {
  /// The token.
  public let token: Data
}

/// What takes tokens for updates from outside.
public protocol WidgetPushHandler {
  /// Creates it.
  init()

  /// Takes a token.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// In a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// Among the programs.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// On the Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// While the device is locked.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// While the device stands.
  public static let standBy = WidgetLocation(name: "standBy")
}

/// How a widget is mounted in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  /// On the wall.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In the wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// How large an activity is.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Small.
  case small
  /// As on a phone.
  case medium

  /// The name of the case.
  public var description: String { self == .small ? "small" : "medium" }
}
