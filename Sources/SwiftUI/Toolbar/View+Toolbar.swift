extension View {
  /// Puts views into the bars of the screen.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = UncheckedBox(content())
    return modifier(
      ToolbarModifier { [ToolbarPart(placement: .automatic, content: AnyView(content.value))] })
  }

  /// Puts views into the bars of the screen, each at its place.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = UncheckedBox(content())
    return modifier(ToolbarModifier { content.value.allParts })
  }

  /// Puts views into the bars of the screen, which users can arrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = UncheckedBox(content())
    return modifier(ToolbarModifier { content.value.allParts })
  }

  /// Takes away what bars have by themselves; not drawn yet.
  nonisolated public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View { notDrawn(".toolbar(removing:)") }

  /// Says whether bars are seen.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    bar { $0.set(\.visibility, visibility, for: bars) }
  }

  /// Says whether bars are seen.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    bar { $0.set(\.visibility, visibility, for: bars) }
  }

  /// Sets what lies behind bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    bar { $0.set(\.backgrounds, AnyShapeStyle(style), for: bars) }
  }

  /// Says whether something lies behind bars.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    bar { $0.set(\.backgroundVisibility, visibility, for: bars) }
  }

  /// Says whether something lies behind bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    bar { $0.set(\.backgroundVisibility, visibility, for: bars) }
  }

  /// Chooses the appearance of bars; not drawn yet.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    bar { if let colorScheme { $0.set(\.colorSchemes, colorScheme, for: bars) } }
      .notDrawn(".toolbarColorScheme")
  }

  /// Says what the bars of the screen are for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Says where the title of the screen stands.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bar { $0.displayMode = mode.mode }
  }

  /// Adds a menu to the title, which is drawn closed.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { notDrawn(".toolbarTitleMenu") }

  /// Says whether the bar with time and battery is seen; a drawing has none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Says whether the bar with time and battery is seen; a drawing has none.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Says whether what the system lays over the screen is seen; a drawing has none of it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

extension BarTraits {
  fileprivate mutating func set<Value>(
    _ keyPath: WritableKeyPath<BarTraits, [ToolbarPlacement: Value]>, _ value: Value,
    for bars: [ToolbarPlacement]
  ) {
    for bar in bars.isEmpty ? [.automatic] : bars { self[keyPath: keyPath][bar] = value }
  }
}

/// A menu of the title of a screen.
public struct ToolbarTitleMenu<Content: View> {
  /// Creates the system's menu.
  nonisolated public init() where Content == EmptyView {}

  /// Creates a menu of one's own.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent {
  /// There is no body: the bar draws the menu.
  public typealias Body = Never

  var parts: [ToolbarPart] { [] }
}

/// Room between the views of a bar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement

  /// Creates room at a place.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }
}

extension ToolbarSpacer: CustomizableToolbarContent, PrimitiveToolbarContent {
  /// There is no body: the bar draws the room.
  public typealias Body = Never

  var parts: [ToolbarPart] { [ToolbarPart(placement: placement, content: AnyView(Spacer()))] }
}

/// How much room there is between the views of a bar.
public struct SpacerSizing: Equatable, Sendable {
  private let isFlexible: Bool

  /// All that is left.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Something that bars have by themselves, at another place.
public struct DefaultToolbarItem {
  /// Creates the item for a place.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// There is no body: the bar draws the item.
  public typealias Body = Never

  var parts: [ToolbarPart] { [] }
}
