/// What of a scrolled view margins are for.
public struct ContentMarginPlacement: Sendable {
  let isForContent: Bool

  /// Content and bars.
  public static var automatic: ContentMarginPlacement { Self(isForContent: true) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { Self(isForContent: true) }
  /// The bars that show how far the content is scrolled.
  public static var scrollIndicators: ContentMarginPlacement { Self(isForContent: false) }
}

extension View {
  /// Sets the margins of what is scrolled inside, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentValues { environment in
      guard placement.isForContent else { return }
      if edges.contains(.top) { environment.contentMargins[.top] = insets.top }
      if edges.contains(.leading) { environment.contentMargins[.leading] = insets.leading }
      if edges.contains(.bottom) { environment.contentMargins[.bottom] = insets.bottom }
      if edges.contains(.trailing) { environment.contentMargins[.trailing] = insets.trailing }
    }
  }

  /// Sets the margins of what is scrolled inside, in points; `nil` takes the system's.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    environmentValues { environment in
      guard placement.isForContent else { return }
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        environment.contentMargins[edge] = length
      }
    }
  }

  /// Sets the margins of what is scrolled inside, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EnvironmentValues {
  /// The margins that authors have set; edges that are missing have the container's.
  var contentMargins: [Edge: CGFloat] {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue: [Edge: CGFloat] = [:]
}
