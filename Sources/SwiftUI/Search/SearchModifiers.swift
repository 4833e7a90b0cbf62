/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}

  /// Ends it.
  public func callAsFunction() {}
}

/// When the scopes of a search are seen.
public struct SearchScopeActivation: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: SearchScopeActivation { Self(name: "automatic") }
  /// When something is typed.
  public static var onTextEntry: SearchScopeActivation { Self(name: "onTextEntry") }
  /// When the search begins.
  public static var onSearchPresentation: SearchScopeActivation {
    Self(name: "onSearchPresentation")
  }
}

/// Where suggestions for a search are seen.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public var rawValue: Int

    /// Creates places from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// Among the content.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// As the system has it.
  public static var automatic: SearchSuggestionsPlacement { Self(name: "automatic") }
  /// In a menu.
  public static var menu: SearchSuggestionsPlacement { Self(name: "menu") }
  /// Among the content.
  public static var content: SearchSuggestionsPlacement { Self(name: "content") }
}

/// What happens to bars while one searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: SearchPresentationToolbarBehavior { Self(name: "automatic") }
  /// The content stays as it is.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    Self(name: "avoidHidingContent")
  }
}

/// How a search field stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: SearchToolbarBehavior { Self(name: "automatic") }
  /// As a button.
  public static var minimize: SearchToolbarBehavior { Self(name: "minimize") }
}

extension EnvironmentValues {
  /// Ends the search of the screen.
  @MainActor public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Where suggestions are seen: a drawing has none.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }

  /// Whether the user is searching.
  public var isSearching: Bool { false }
}

extension View {
  /// Suggests what could be searched for; not drawn yet.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Says where suggestions are seen.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Says what text a suggestion stands for.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  /// Says what token a suggestion stands for.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Adds scopes to the search, which are seen while one searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }

  /// Adds scopes to the search and says when they are seen.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }

  /// Binds the focus of the search field to a condition.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the focus of the search field to a value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  /// Says what happens to bars while one searches.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Says how the search field stands in a bar.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}
