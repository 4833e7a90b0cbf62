/// How labels and their values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that label and value become.
  associatedtype Body: View

  /// Label and value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What label and value become.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label and a value that a style puts together.
public struct LabeledContentStyleConfiguration {
  /// What the value is.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// The value.
  public struct Content: View {
    let content: AnyView

    /// What the value consists of.
    public var body: some View { content }
  }

  /// What the value is.
  public let label: Label
  /// The value.
  public let content: Content
}

/// Label and value as they look where nothing else is said: at both ends of a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What label and value become.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

/// Side by side; one below the other where text is large.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    if visibility == .hidden {
      value
    } else if size.isAccessibilitySize {
      VStack(alignment: .leading) {
        configuration.label
        value
      }
    } else {
      HStack {
        configuration.label
        Spacer()
        value.multilineTextAlignment(.trailing)
      }
    }
  }

  private var value: some View {
    configuration.content.foregroundStyle(Color(.secondaryLabel))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Label and value as they look where nothing else is said.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// How labels and their values look.
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how labels and their values look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View {
    environmentValues { $0.labeledContentStyle = style }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}
