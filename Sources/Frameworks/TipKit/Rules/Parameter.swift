import Foundation

extension Tips {
  /// A value that conditions look at; `@Parameter` makes one.
  public final class Parameter<Value: Codable & Sendable>: RuleInput, Identifiable,
    @unchecked Sendable
  {
    /// What tells it from the others.
    public let id: String
    private let lock = NSLock()
    private var value: Value

    /// Creates a parameter of a type.
    public init(_ type: Any.Type, _ key: String, _ defaultValue: Value) {
      id = "\(type).\(key)"
      value = defaultValue
    }

    /// Creates a parameter of a type in a way of its own.
    public init(
      _ type: Any.Type, _ key: String, _ defaultValue: Value, _ option: ParameterOption
    ) {
      id = "\(type).\(key)"
      value = defaultValue
    }

    /// The value.
    public var wrappedValue: Value {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }

    /// The value.
    public var currentValue: Value { wrappedValue }
  }

  /// A way of keeping a parameter.
  public struct ParameterOption: Sendable {
    private let name: String

    /// Until the program ends.
    public static let transient = ParameterOption(name: "transient")
  }
}

/// Lets conditions look at a value that is shared by all tips of a type.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "PreviewMacros", type: "TipParameterMacro")
