extension EnvironmentValues {
  /// Points between the icon and the title of a label; `nil` as the style has it.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  /// Points that the icon of a label has at least; `nil` as the style has it.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icon and the title of labels; not drawn yet.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environmentValues { $0.labelIconToTitleSpacing = spacing }
      .notDrawn(".labelIconToTitleSpacing")
  }

  /// Sets the width that icons of labels have at least; not drawn yet.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environmentValues { $0.labelReservedIconWidth = value }
      .notDrawn(".labelReservedIconWidth")
  }
}

private enum LabelIconToTitleSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum LabelReservedIconWidthKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
