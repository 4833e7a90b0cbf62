extension AttributedTextFormatting {
  /// Makes a definition of the rules in a closure.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Takes a rule as it is.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> D where D.Scope == Scope { definition }

    /// Makes a definition without rules.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// Passes a single rule through.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> D where D.Scope == Scope { definition }

    /// Joins several rules.
    @_disfavoredOverload
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definition: repeat each D
    ) -> TupleDefinition<Scope, (repeat each D)> {
      TupleDefinition(definition: (repeat each definition))
    }

    /// Makes a rule of an `if` without `else`.
    public static func buildIf<D: AttributedTextFormattingDefinition>(
      _ definition: D?
    ) -> TupleDefinition<Scope, D?> where D.Scope == Scope {
      TupleDefinition(definition: definition)
    }

    /// Makes a rule of the first branch of an `if` or `switch`.
    public static func buildEither<
      T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition
    >(first: T) -> _ConditionalContent<T, F> where T.Scope == Scope, F.Scope == Scope {
      _ConditionalContent(storage: .trueContent(first))
    }

    /// Makes a rule of the second branch of an `if` or `switch`.
    public static func buildEither<
      T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition
    >(second: F) -> _ConditionalContent<T, F> where T.Scope == Scope, F.Scope == Scope {
      _ConditionalContent(storage: .falseContent(second))
    }

    /// Hides the type of a rule that exists from a later system version on.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
  }

  /// A definition without rules.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The definition consists of nothing else.
    public typealias Body = Self

    /// Creates the definition.
    public init() {}
  }

  /// Several rules.
  public struct TupleDefinition<Scope: AttributeScope, T>: AttributedTextFormattingDefinition {
    /// The definition consists of nothing else.
    public typealias Body = Self

    let definition: T

    /// Joins rules.
    public init(definition: T) {
      self.definition = definition
    }
  }

  /// A definition whose type is hidden.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// The definition consists of nothing else.
    public typealias Body = Self

    let definition: any AttributedTextFormattingDefinition

    /// Hides the type of a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where Scope == D.Scope {
      self.definition = definition
    }
  }
}

extension _ConditionalContent: AttributedTextFormattingDefinition
where
  TrueContent: AttributedTextFormattingDefinition,
  FalseContent: AttributedTextFormattingDefinition, TrueContent.Scope == FalseContent.Scope
{
  /// The attributes.
  public typealias Scope = TrueContent.Scope
}
