import SwiftUI

/// An intent that can be asked for from the start.
public struct AppShortcut: Sendable {
  /// Creates one with sentences by which it is asked for.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}

  /// Creates one with sentences by which it is asked for, in the older form.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}

  /// Creates one with sentences for each value of a parameter.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {}
}

/// How the values of a parameter are shown.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {}

/// A sentence by which something is asked for; it has to name the program.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// The sentence piece by piece.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Starts with no piece.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds the program's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a sentence.
  public init(stringLiteral value: String) {}

  /// Creates a sentence with the program's name and parameters.
  public init(stringInterpolation: StringInterpolation) {}
}

/// What stands for something in a sentence.
public enum AppShortcutPhraseToken: Sendable {
  /// The program's name.
  case applicationName
}

/// Provides what can be asked for from the start.
public protocol AppShortcutsProvider {
  /// What can be asked for.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Tells the system that there are other values.
  public static func updateAppShortcutParameters() {}
}

/// Makes a list of what can be asked for.
@resultBuilder
public struct AppShortcutsBuilder {
  /// Takes one.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

  /// Takes several.
  public static func buildExpression(_ expression: [AppShortcut]) -> [AppShortcut] { expression }

  /// Joins them.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap(\.self)
  }

  /// Takes those of an `if` without `else`.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }

  /// Takes those of the first branch.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }

  /// Takes those of the second branch.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }

  /// Takes those that exist from a later system version on.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

/// The colour of a tile.
public enum ShortcutTileColor: Sendable {
  /// Colours of tiles.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
  /// More colours of tiles.
  case tangerine, teal, yellow
}
