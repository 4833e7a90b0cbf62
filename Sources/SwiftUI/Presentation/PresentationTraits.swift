/// What a presented view says about its sheet.
struct SheetTraits {
  var detents: Set<PresentationDetent>?
  var selection: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var staysUntilDismissed = false
}

struct SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    value.detents = value.detents ?? next.detents
    value.selection = value.selection ?? next.selection
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.staysUntilDismissed = value.staysUntilDismissed || next.staysUntilDismissed
  }
}

extension View {
  nonisolated private func sheetTraits(
    _ change: @escaping (inout SheetTraits) -> Void
  ) -> some View {
    transformPreference(SheetTraitsKey.self, change)
  }

  /// Sets the heights that the sheet may have.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetTraits { $0.detents = detents }
  }

  /// Sets the heights that the sheet may have, and which one it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetTraits {
      $0.detents = detents
      $0.selection = selection.wrappedValue
    }
  }

  /// Says whether the sheet has a handle.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetTraits { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the sheet's corners, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetTraits { $0.cornerRadius = cornerRadius }
  }

  /// Sets what lies behind the content of the sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetTraits { $0.background = AnyShapeStyle(style) }
  }

  /// Puts a view behind the content of the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Says whether what lies behind the sheet can be touched.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Says what a card becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Says what a card becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Says whether a swipe makes the sheet larger or scrolls its content.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the size of the sheet; on a phone it is as wide as the screen.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }

  /// Says whether the sheet cannot be pulled away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetTraits { $0.staysUntilDismissed = isDisabled }
  }
}

/// Whether what lies behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: PresentationBackgroundInteraction { Self(name: "automatic") }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { Self(name: "enabled") }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { Self(name: "disabled") }

  /// It can while the sheet is not higher than this.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a card becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: PresentationAdaptation { Self(name: "automatic") }
  /// It stays what it is.
  public static var none: PresentationAdaptation { Self(name: "none") }
  /// A card.
  public static var popover: PresentationAdaptation { Self(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { Self(name: "sheet") }
  /// A cover.
  public static var fullScreenCover: PresentationAdaptation { Self(name: "fullScreenCover") }
}

/// Whether a swipe makes a sheet larger or scrolls its content.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: PresentationContentInteraction { Self(name: "automatic") }
  /// It makes the sheet larger.
  public static var resizes: PresentationContentInteraction { Self(name: "resizes") }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction { Self(name: "scrolls") }
}
