// A drawing has no pointer, so no effect is seen.

/// How a view looks under a pointer, put together from other effects.
public protocol CustomHoverEffect: Sendable {
  /// The type of effect that this one consists of.
  associatedtype Body: CustomHoverEffect

  /// The effect of doing nothing, which others are added to.
  typealias Content = EmptyHoverEffect

  /// What the effect consists of.
  func body(content: Content) -> Body
}

extension Never: CustomHoverEffect {}

extension CustomHoverEffect where Body == Never {
  /// Not to be called: the effect has no parts.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no parts")
  }
}

/// An effect that does nothing.
public struct EmptyHoverEffect: CustomHoverEffect {
  /// There is no body: the effect has no parts.
  public typealias Body = Never
}

/// The effect that fits the view.
public struct AutomaticHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}

  /// What the effect consists of.
  public func body(content: Content) -> some CustomHoverEffect { content }
}

/// An effect that lights the view up.
public struct HighlightHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}

  /// What the effect consists of.
  public func body(content: Content) -> some CustomHoverEffect { content }
}

/// An effect that lifts the view.
public struct LiftHoverEffect: CustomHoverEffect {
  /// Creates the effect.
  public init() {}

  /// What the effect consists of.
  public func body(content: Content) -> some CustomHoverEffect { content }
}

extension HoverEffect: CustomHoverEffect {
  /// There is no body: the effect has no parts.
  public typealias Body = Never

  /// Hides the type of an effect.
  public init(_ effect: some CustomHoverEffect) {
    self = .automatic
  }
}

extension CustomHoverEffect {
  /// The effect, unless it is disabled.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect { self }
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  /// The effect that fits the view.
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
  /// Lights the view up.
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
  /// Lifts the view.
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

extension View {
  /// Changes how the view looks under a pointer.
  nonisolated public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Chooses how the views inside look under a pointer; `nil` takes the one around.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Chooses how the views inside look under a pointer.
  @_disfavoredOverload
  nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
}
