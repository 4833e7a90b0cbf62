/// What a screen says about its bar.
struct BarTraits {
  var title: Text?
  var subtitle: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
  var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
}

struct BarTraitsKey: PreferenceKey {
  static var defaultValue: BarTraits { BarTraits() }

  /// What the first view says wins.
  static func reduce(value: inout BarTraits, nextValue: () -> BarTraits) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.displayMode = value.displayMode ?? next.displayMode
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.visibility.merge(next.visibility) { first, _ in first }
    value.backgrounds.merge(next.backgrounds) { first, _ in first }
    value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
    value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
  }
}

/// A bar above a screen.
public struct NavigationBarItem: Sendable {
  /// Where the title stands.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first one.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Below the bar, in large letters.
    case large
  }
}

extension View {
  nonisolated func bar(_ change: @escaping (inout BarTraits) -> Void) -> some View {
    transformPreference(BarTraitsKey.self, change)
  }

  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    bar { $0.title = title }
  }

  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, which can be edited.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets a line below the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    bar { $0.subtitle = subtitle }.notDrawn(".navigationSubtitle")
  }

  /// Sets a line below the title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line below the title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Says where the title of the screen stands.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bar { $0.displayMode = displayMode }
  }

  /// Hides the button that leads to the screen before.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    bar { $0.hidesBackButton = hidesBackButton }
  }
}

// The older names.
extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen and says where it stands.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and says where it stands.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and says where it stands.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Puts views at both sides of the bar.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the leading side of the bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the trailing side of the bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
