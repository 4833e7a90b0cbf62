extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The shape of bordered buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// How much room controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

/// How much room controls take.
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  /// Hardly any.
  case mini
  /// Little.
  case small
  /// As usual.
  case regular
  /// Much.
  case large
  /// As much as there is.
  case extraLarge
}

extension View {
  /// Chooses how buttons look.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environmentValues { $0.buttonStyle = style }
  }

  /// Chooses how buttons look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environmentValues { $0.buttonStyle = StyledButtonStyle(style: style) }
  }

  /// Chooses the shape of bordered buttons.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environmentValues { $0.buttonBorderShape = shape }
  }

  /// Chooses how much room controls take.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}
