extension Tips {
  /// Makes conditions of the statements in a closure.
  @resultBuilder
  public struct RuleBuilder: Sendable {
    /// Takes one.
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }

    /// Takes several.
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }

    /// Makes none of an empty closure.
    public static func buildBlock() -> [Rule] { [] }

    /// Starts with some.
    public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }

    /// Adds some.
    public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] {
      accumulated + next
    }

    /// Takes those of an `if` without `else`.
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }

    /// Takes those of the first branch.
    public static func buildEither(first component: [Rule]) -> [Rule] { component }

    /// Takes those of the second branch.
    public static func buildEither(second component: [Rule]) -> [Rule] { component }
  }
}

extension Tips {
  /// Makes limits of the statements in a closure.
  @resultBuilder
  public struct OptionsBuilder: Sendable {
    /// Takes one.
    public static func buildExpression(_ expression: some TipOption) -> [any TipOption] {
      [expression]
    }

    /// Takes several.
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] {
      expression
    }

    /// Makes none of an empty closure.
    public static func buildBlock() -> [any TipOption] { [] }

    /// Starts with some.
    public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }

    /// Adds some.
    public static func buildPartialBlock(accumulated: [any TipOption], next: [any TipOption])
      -> [any TipOption]
    {
      accumulated + next
    }

    /// Takes those of an `if` without `else`.
    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] {
      component ?? []
    }

    /// Takes those of the first branch.
    public static func buildEither(first component: [any TipOption]) -> [any TipOption] {
      component
    }

    /// Takes those of the second branch.
    public static func buildEither(second component: [any TipOption]) -> [any TipOption] {
      component
    }
  }
}
