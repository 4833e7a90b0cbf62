/// A cell of UIKit that shows a view of SwiftUI.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets: [Edge.Set.RawValue: CGFloat] = [:]
  private var least = CGSize.zero

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Creates a cell of a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Puts a style behind the view.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content: content, background: _UIHostingConfigurationBackgroundView(style: style))
  }

  /// Puts another view behind the view.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }

  /// Says how far the view keeps from the cell's edges.
  public func margins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets
  ) -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    configuration.insets[Edge.Set.top.intersection(edges).rawValue] = insets.top
    configuration.insets[Edge.Set.bottom.intersection(edges).rawValue] = insets.bottom
    configuration.insets[Edge.Set.leading.intersection(edges).rawValue] = insets.leading
    configuration.insets[Edge.Set.trailing.intersection(edges).rawValue] = insets.trailing
    return configuration
  }

  /// Says how far the view keeps from the cell's edges.
  public func margins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Says how small the cell may be.
  public func minSize(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> UIHostingConfiguration<Content, Background> {
    var configuration = self
    configuration.least = CGSize(width: width ?? least.width, height: height ?? least.height)
    return configuration
  }

  /// Says nothing.
  public func minSize() -> UIHostingConfiguration<Content, Background> { self }

  /// Makes the cell's view.
  @MainActor @preconcurrency
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// The same in every state.
  public func updated(
    for state: any UIConfigurationState
  ) -> UIHostingConfiguration<Content, Background> { self }
}

/// A style as a view.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  /// The whole area in the style.
  public var body: some View { Rectangle().fill(style) }
}

/// The view of a cell.
final class HostingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
