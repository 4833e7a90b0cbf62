/// A control that leads to another screen.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    /// A view that is shown while a condition holds.
    case condition(() -> Destination, Binding<Bool>)
  }

  let label: Label
  let target: Target

  init(label: Label, target: Target) {
    self.label = label
    self.target = target
  }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let destination = destination()
    self.init(label: label(), target: .view { destination })
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { destination })
  }

  /// Says whether the link is for the last column of a split view.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: View {
  /// A button; in a row of a list, the whole row with an arrow.
  public var body: some View { LinkRow(label: label, target: erased) }

  @MainActor private var erased: LinkTarget {
    switch target {
    case .view(let make): .view { AnyView(make()) }
    case .value(let value): .value(value)
    case .condition(let make, let isActive): .condition({ AnyView(make()) }, isActive)
    }
  }
}

/// Where a link leads to, its type hidden.
enum LinkTarget {
  case view(() -> AnyView)
  case value(AnyHashable?)
  case condition(() -> AnyView, Binding<Bool>)
}

private struct LinkRow<Label: View>: View {
  let label: Label
  let target: LinkTarget
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  var body: some View {
    EnvironmentReader { environment in
      Button(action: follow) {
        if isInList { row(environment) } else { label }
      }
      .environmentValues { if isInList { $0.buttonStyle = PlainButtonStyle() } }
      .disabled(isDead)
    }
    .modifier(PresentedScreenModifier(screen: presented, dismiss: dismiss))
  }

  private func row(_ environment: EnvironmentValues) -> some View {
    HStack(spacing: 0) {
      label.environment(\.isEnabled, environment.isEnabled || isDead)
      Spacer(minLength: 0)
      if environment.linkIndicatorVisibility != .hidden {
        DisclosureChevron().padding(.leading, Self.indicatorGap)
      }
    }
  }

  /// Between what the row shows and the arrow, in points: measured on iOS 18.
  private static var indicatorGap: CGFloat { 11.67 }

  /// Whether there is no stack to push on, or nothing to push.
  private var isDead: Bool {
    if case .value(nil) = target { return true }
    return navigation == nil
  }

  private func follow() {
    switch target {
    case .view(let make): navigation?.push(make())
    case .value(let value): if let value { navigation?.push(value) }
    case .condition(_, let isActive): isActive.wrappedValue = true
    }
  }

  private var presented: AnyView? {
    guard case .condition(let make, let isActive) = target, isActive.wrappedValue else {
      return nil
    }
    return make()
  }

  private func dismiss() {
    if case .condition(_, let isActive) = target { isActive.wrappedValue = false }
  }
}
