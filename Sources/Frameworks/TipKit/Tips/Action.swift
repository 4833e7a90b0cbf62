import SwiftUI

extension Tips {
  /// Something that the reader of a tip can do at once.
  public struct Action: Identifiable, Sendable {
    /// What tells it from the others.
    public let id: String
    /// Its place among them.
    public internal(set) var index: Int?
    /// What it does.
    public let handler: @Sendable () -> Void
    private let text: @Sendable () -> Text

    /// What stands on its button.
    public var label: () -> Text { text }

    /// Creates one with a text.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.handler = handler
      text = label
    }

    /// Creates one with a title.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }
  }

  /// Makes actions of the statements in a closure.
  @resultBuilder
  public struct ActionBuilder: Sendable {
    /// Takes an action.
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }

    /// Takes actions.
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }

    /// Starts with actions.
    public static func buildPartialBlock(first: [Action]) -> [Action] { first }

    /// Adds actions.
    public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] {
      accumulated + next
    }

    /// Takes the actions of an `if` without `else`.
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }

    /// Takes the actions of the first branch.
    public static func buildEither(first component: [Action]) -> [Action] { component }

    /// Takes the actions of the second branch.
    public static func buildEither(second component: [Action]) -> [Action] { component }

    /// Takes the actions of a loop.
    public static func buildArray(_ components: [[Action]]) -> [Action] {
      components.flatMap(\.self)
    }

    /// Takes actions that exist from a later system version on.
    public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }

    /// Gives each its place.
    public static func buildFinalResult(_ component: [Action]) -> [Action] {
      component.enumerated().map { index, action in
        var placed = action
        placed.index = index
        return placed
      }
    }
  }
}
