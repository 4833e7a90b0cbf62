/// Windows that show views.
public struct WindowGroup<Content: View> {
  /// Creates windows.
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {}

  /// Creates windows with a name.
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {}

  /// Creates windows with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates windows with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates windows with a title.
  nonisolated public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {}

  /// Creates windows with a title and a name.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates windows with a title and a name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates windows with a title and a name.
  nonisolated public init(
    _ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {}

  /// Creates windows that each present a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  /// Creates windows with a name that each present a value.
  nonisolated public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
}

// What there was before iOS 18 would have taken trailing closures as well.
extension WindowGroup {
  /// Creates windows.
  @_disfavoredOverload
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// Creates windows with a name.
  @_disfavoredOverload
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  @_disfavoredOverload
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  @_disfavoredOverload
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates windows with a title and a name.
  @_disfavoredOverload
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates windows with a title and a name.
  @_disfavoredOverload
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
}

extension WindowGroup: Scene, PrimitiveScene {}

/// What a window shows that presents a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {}

extension PresentedWindowContent: View {
  /// Nothing: nothing opens windows.
  public var body: some View { EmptyView() }
}
