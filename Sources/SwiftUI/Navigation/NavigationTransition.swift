/// How a screen appears; a drawing shows the end.
public protocol NavigationTransition {}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// The screen grows out of another view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system has it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of another view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// What a view looks like while a screen grows out of it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// As the view itself looks.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Has a colour behind the view while the screen grows; a drawing shows the end.
  nonisolated public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Cuts the view to a shape while the screen grows; a drawing shows the end.
  nonisolated public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// Has a shadow around the view while the screen grows; a drawing shows the end.
  nonisolated public func shadow(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Says how the screen appears; a drawing shows the end.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Names the view that a screen grows out of; a drawing shows the end.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Names the view that a screen grows out of; a drawing shows the end.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Says whether links in rows have an arrow.
  @MainActor @preconcurrency
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environmentValues { $0.linkIndicatorVisibility = visibility }
  }

  /// Names a document that the screen shows; a drawing does not.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Names a document that the screen shows; a drawing does not.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}

extension EnvironmentValues {
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
