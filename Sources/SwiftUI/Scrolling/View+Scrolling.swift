extension View {
  /// Says which part of the content is seen at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environmentValues { $0.initialScrollAnchor = anchor }
  }

  /// Says where the content stands, at first or whenever there is less of it than room.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    environmentValues { if role == .initialOffset { $0.initialScrollAnchor = anchor } }
  }

  /// Binds which view the scroll view inside is scrolled to.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    environmentValues {
      $0.scrolledTo = id.wrappedValue.map {
        ScrollTargetPlace(id: AnyHashable($0), anchor: anchor ?? .top)
      }
    }
  }

  /// Lets what lies outside of the scroll views inside be seen.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environmentValues { $0.isScrollClipDisabled = disabled }
  }

  /// Says whether the views inside cannot be scrolled by fingers.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Says whether bars show how far the views inside are scrolled; at rest there are none.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Lets the bars that show how far the views are scrolled be seen for a moment.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Lets the bars that show how far the views are scrolled be seen for a moment.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  /// Says how scrolling puts the keyboard away; a drawing has none.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { environment(\.scrollDismissesKeyboardMode, mode) }

  /// Says whether the views inside bounce at their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Says where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Says that scrolling may come to rest at the views inside.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// What is seen at first.
  public static var initialOffset: ScrollAnchorRole { Self(name: "initialOffset") }
  /// What stays in sight when sizes change.
  public static var sizeChanges: ScrollAnchorRole { Self(name: "sizeChanges") }
  /// Where content stands that is smaller than its scroll view.
  public static var alignment: ScrollAnchorRole { Self(name: "alignment") }
}

/// Whether bars show how far something is scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: ScrollIndicatorVisibility { Self(name: "automatic") }
  /// Where the device has it.
  public static var visible: ScrollIndicatorVisibility { Self(name: "visible") }
  /// Rather not.
  public static var hidden: ScrollIndicatorVisibility { Self(name: "hidden") }
  /// Never.
  public static var never: ScrollIndicatorVisibility { Self(name: "never") }
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { Self(name: "automatic") }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { Self(name: "immediately") }
  /// As the finger goes.
  public static var interactively: ScrollDismissesKeyboardMode { Self(name: "interactively") }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { Self(name: "never") }
}

/// Whether scrolled views bounce at their ends.
public struct ScrollBounceBehavior: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: ScrollBounceBehavior { Self(name: "automatic") }
  /// Always.
  public static var always: ScrollBounceBehavior { Self(name: "always") }
  /// Where there is something to scroll.
  public static var basedOnSize: ScrollBounceBehavior { Self(name: "basedOnSize") }
}

extension EnvironmentValues {
  /// Whether views can be scrolled by fingers.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// How scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  var initialScrollAnchor: UnitPoint? {
    get { self[InitialScrollAnchorKey.self] }
    set { self[InitialScrollAnchorKey.self] = newValue }
  }

  var scrolledTo: ScrollTargetPlace? {
    get { self[ScrolledToKey.self] }
    set { self[ScrolledToKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[IsScrollClipDisabledKey.self] }
    set { self[IsScrollClipDisabledKey.self] = newValue }
  }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

private enum InitialScrollAnchorKey: EnvironmentKey {
  static let defaultValue: UnitPoint? = nil
}

private enum ScrolledToKey: EnvironmentKey {
  static var defaultValue: ScrollTargetPlace? { nil }
}

private enum IsScrollClipDisabledKey: EnvironmentKey {
  static let defaultValue = false
}
