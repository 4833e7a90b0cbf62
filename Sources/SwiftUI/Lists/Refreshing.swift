extension View {
  /// Says what is loaded when the view is pulled down.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    environmentValues { $0.refresh = RefreshAction(action: action) }
  }
}

/// Loads what is shown anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads it and waits until that is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Loads what is shown anew; `nil` where nothing can be loaded.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension Painting {
  /// Lets what scrolls be pulled to load it anew, where something says how.
  func pullable(_ environment: EnvironmentValues) -> Painting {
    guard let refresh = environment.refresh else { return self }
    var actions = ElementActions()
    actions.refresh = refresh.action
    return answering(
      Responder(actions, isEnabled: environment.isEnabled), isContainer: true)
  }
}
