import SwiftUI

/// A sentence that describes an intent with its parameters.
public protocol ParameterSummary: Sendable {
  /// The type of the intent.
  associatedtype Intent: AppIntent
}

/// A sentence, and parameters that stand beneath.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence.
  public init(_ summaryString: ParameterSummaryString<Intent>) {}

  /// Creates a sentence with parameters beneath.
  public init(
    _ summaryString: ParameterSummaryString<Intent>,
    @ParameterKeyPathsBuilder<Intent> _ otherParameters: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Creates a sentence out of a table.
  public init(
    _ summaryString: ParameterSummaryString<Intent>, table: String
  ) {}
}

/// The text of a sentence, with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  /// The text piece by piece.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Starts with no piece.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a text without parameters.
  public init(stringLiteral value: String) {}

  /// Creates a text with parameters.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a list of parameters.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [expression] }

  /// Joins parameters.
  public static func buildBlock(
    _ components: [PartialKeyPath<Intent>]...
  ) -> [PartialKeyPath<Intent>] { components.flatMap(\.self) }
}

/// Makes a sentence of the statements in a closure.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a sentence as it is.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
}

/// One sentence where a parameter has some value, and another one where it has not.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {}

/// A sentence for each value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  /// Creates sentences.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [any ParameterSummaryCase]
  ) {}
}

/// A sentence for some values.
public protocol ParameterSummaryCase {}

/// A sentence for a value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummaryCase
{
  /// Creates a sentence for a value.
  public init<Summary: ParameterSummary>(
    _ value: Value.UnwrappedType, _ summary: () -> Summary
  ) where Summary.Intent == Intent {}

  /// Creates a sentence for values.
  public init<Summary: ParameterSummary>(
    _ values: [Value.UnwrappedType], _ summary: () -> Summary
  ) where Summary.Intent == Intent {}
}

/// A sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummaryCase {
  /// Creates a sentence.
  public init<Summary: ParameterSummary>(_ summary: () -> Summary)
  where Summary.Intent == Intent {}
}

/// Makes sentences for values.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Takes a sentence for values.
  public static func buildExpression(
    _ expression: ParameterSummaryCaseCondition<Intent, Value>
  ) -> any ParameterSummaryCase { expression }

  /// Takes a sentence for all other values.
  public static func buildExpression(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> any ParameterSummaryCase { expression }

  /// Joins sentences.
  public static func buildBlock(
    _ components: any ParameterSummaryCase...
  ) -> [any ParameterSummaryCase] { components }
}

extension AppIntent {
  /// A sentence for each value of a parameter.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for a value.
  public typealias Case<Value: _IntentValue> = ParameterSummaryCaseCondition<Self, Value>
  /// A sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
  /// One sentence where a parameter has some value, and another one where it has not.
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
}

extension ParameterSummaryWhenCondition {
  /// Compares a parameter with a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityComparison,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}

  /// Looks whether a parameter has a value.
  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ExistenceComparison,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// How a parameter is compared with a value.
public enum EqualityComparison: Sendable {
  /// They are the same.
  case equalTo
  /// They are not.
  case notEqualTo
}

/// Whether a parameter has a value.
public enum ExistenceComparison: Sendable {
  /// It has one.
  case hasAnyValue
  /// It has none.
  case hasNoValue
}
