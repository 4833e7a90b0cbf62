extension Tips {
  /// A condition that a tip is given on.
  public struct Rule: Sendable {
    /// Several conditions made one.
    public enum CompoundOperation: Hashable, Sendable {
      /// All have to hold.
      case conjunction
      /// One has to hold.
      case disjunction
    }

    private let holds: @Sendable () -> Bool

    var isSatisfied: Bool { holds() }

    /// Creates a condition on a parameter or an event.
    public init<Input: RuleInput>(
      _ input: Input, _ body: @escaping @Sendable (Input.Value) -> Bool
    ) {
      holds = { body(input.currentValue) }
    }

    /// Makes several conditions one.
    public init(_ operation: CompoundOperation, @RuleBuilder _ rules: () -> [Rule]) {
      let rules = rules()
      holds = {
        switch operation {
        case .conjunction: rules.allSatisfy(\.isSatisfied)
        case .disjunction: rules.contains(where: \.isSatisfied)
        }
      }
    }
  }

  /// What conditions are about.
  public protocol RuleInput: Sendable {
    /// The type of what is looked at.
    associatedtype Value

    /// What is looked at.
    var currentValue: Value { get }
  }
}

/// A condition on a parameter or an event.
@freestanding(expression)
public macro Rule<Input: Tips.RuleInput>(
  _ input: Input, _ body: (Input.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "PreviewMacros", type: "TipRuleMacro")
