/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  nonisolated public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

/// A modifier that depends on the environment it is in.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that is applied in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Updates a view with what the modifier is in its place.
  @MainActor
  func updateResolved(_ content: some View, _ node: Node) {
    let modifier = resolve(in: node.environment)
    node.child(.content).update(content.modifier(modifier), in: node.environment)
  }
}

/// A modifier with a part that can change step by step.
public protocol AnimatableModifier: Animatable, ViewModifier {}
