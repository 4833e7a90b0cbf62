/// How text fields look.
///
/// A style of one's own puts something around the field that it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that a field becomes.
  associatedtype _Body: View

  /// What stands in an empty field.
  typealias _Label = _TextFieldStyleLabel

  /// What a field consists of.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// What stands in an empty field, as a style is given it.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// What the label consists of.
  public var body: some View { content }
}

/// Fields as they look where nothing else is said: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a field consists of.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Fields without any decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a field consists of.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Fields with a rounded border.
///
/// 34 points high, measured; distances and border from UIKit.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a field consists of.
  public func _body(configuration: TextField<_Label>) -> some View {
    let shape = RoundedRectangle(cornerRadius: 5)
    return
      configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background(Color(.systemBackground), in: shape)
      .overlay(shape.strokeBorder(Color(.systemGray4), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Fields as they look where nothing else is said.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Fields without any decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Fields with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension EnvironmentValues {
  /// How text fields look; `nil` shows the text alone.
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how text fields look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environmentValues { $0.textFieldStyle = style }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (any TextFieldStyle)? { nil }
}
