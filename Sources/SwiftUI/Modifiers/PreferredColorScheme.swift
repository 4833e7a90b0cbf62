/// The appearance that a view prefers for the whole presentation around it.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The appearance; `nil` where the view has no preference.
  public typealias Value = ColorScheme?

  /// Takes the first preference.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Chooses the appearance of the whole presentation around the view.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Chooses the appearance that the view is drawn in.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
