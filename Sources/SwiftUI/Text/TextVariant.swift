/// Which of several forms a text takes.
public protocol TextVariantPreference {}

/// The same form at all sizes.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  init() {}
}

/// A shorter form where there is no room for the whole one.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The same form at all sizes.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A shorter form where there is no room for the whole one.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Chooses the form that a text takes; drawn in the whole one.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    self
  }
}
