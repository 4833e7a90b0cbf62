/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that progress becomes.
  associatedtype Body: View

  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What progress consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a progress view that a style puts together.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// How far it is.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// From 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// What is going on.
  public var label: Label?
  /// How far it is.
  public var currentValueLabel: CurrentValueLabel?
}

/// Progress as it looks where nothing else is said: a bar where it is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What progress consists of.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Progress as a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style in a colour, which its views' tint replaces today.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// What progress consists of.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let tint { Spinner().tint(tint) } else { Spinner() }
      if let label = configuration.label {
        label.foregroundStyle(.secondary).font(.subheadline)
      }
    }
  }
}

/// Progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The thickness of the bar in points, from memory.
  private static let thickness: CGFloat = 4
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() {
    tint = nil
  }

  /// Creates the style in a colour, which its views' tint replaces today.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  /// What progress consists of.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
      bar(configuration.fractionCompleted ?? 0).frame(height: Self.thickness)
      configuration.currentValueLabel.foregroundStyle(.secondary).font(.caption)
    }
  }

  private func bar(_ fraction: Double) -> some View {
    Capsule().fill(Color(.systemFill)).overlay(alignment: .leading) {
      GeometryReader { proxy in
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)).frame(
          width: proxy.size.width * min(max(fraction, 0), 1))
      }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// Progress as it looks where nothing else is said.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress as a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress as a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension EnvironmentValues {
  /// How progress looks.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how progress looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environmentValues { $0.progressViewStyle = style }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}
