/// What belongs to the rules by which texts with attributes are edited.
public enum AttributedTextFormatting {}

/// Which attributes an editor knows, and which values they may have.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes.
  associatedtype Scope: AttributeScope where Scope == Body.Scope

  /// The type of what the definition consists of.
  associatedtype Body: AttributedTextFormattingDefinition

  /// A rule that allows some values.
  typealias ValueConstraint<Key: AttributedStringKey> = AttributedTextFormatting.ValueConstraint<
    Scope, Key
  > where Key.Value: Hashable & Sendable

  /// What the definition consists of.
  @AttributedTextFormatting.DefinitionBuilder<Self.Scope> var body: Self.Body { get }
}

extension AttributedTextFormattingDefinition where Body == Self {
  /// The definition itself: it consists of nothing else.
  public var body: Self { self }
}

/// A rule for the values of an attribute.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable,
  Sendable
where Body == Self {
  /// The attribute.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

  /// The attributes around, of which one can be changed.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self>

  /// Changes the value to one that is allowed.
  func constrain(_ container: inout Self.Attributes)
}

extension AttributedTextFormatting {
  /// The attributes that a rule sees, of which it can change its own.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Constraint: AttributedTextValueConstraint>: Sendable {
    var container: AttributeContainer

    /// The attribute of the rule.
    public subscript(
      dynamicMember keyPath: KeyPath<Constraint.Scope, Constraint.AttributeKey>
    ) -> Constraint.AttributeKey.Value? {
      get { container[Constraint.AttributeKey.self] }
      set { container[Constraint.AttributeKey.self] = newValue }
    }

    /// Another attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<Constraint.Scope, K>
    ) -> K.Value? where K.Value: Sendable { container[K.self] }

    /// The attribute of the rule, or another one.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable {
      get { container[key] }
      set { if key == Constraint.AttributeKey.self { container[key] = newValue } }
    }
  }

  /// A rule that allows some values of an attribute.
  public struct ValueConstraint<Scope: AttributeScope, Key: AttributedStringKey>:
    AttributedTextValueConstraint
  where Key.Value: Hashable & Sendable {
    /// The attribute.
    public typealias AttributeKey = Key
    /// The rule consists of nothing else.
    public typealias Body = Self

    private let values: Set<Key.Value?>
    private let fallback: Key.Value?

    /// Creates a rule: other values become the default.
    public init(for keyPath: KeyPath<Scope, Key>, values: Set<Key.Value?>, default: Key.Value?) {
      self.values = values
      fallback = `default`
    }

    /// Creates a rule: other values become the default.
    public init(for key: Key.Type, values: Set<Key.Value?>, default: Key.Value?) {
      self.values = values
      fallback = `default`
    }

    /// Changes the value to one that is allowed.
    public func constrain(_ container: inout Attributes) {
      if !values.contains(container.container[Key.self]) {
        container.container[Key.self] = fallback
      }
    }
  }
}

extension View {
  /// Says which attributes an editor knows, and which values they may have.
  nonisolated public func attributedTextFormattingDefinition<
    D: AttributedTextFormattingDefinition
  >(_ definition: D) -> some View { self }

  /// Says which attributes an editor knows.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: S.Type
  ) -> some View { self }

  /// Says which attributes an editor knows.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { self }
}
