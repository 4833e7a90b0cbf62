/// The views that values of a path become, by type.
struct DestinationsKey: PreferenceKey {
  typealias Value = [ObjectIdentifier: (AnyHashable) -> AnyView]

  static var defaultValue: Value { [:] }

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// The screens that conditions have put on top.
struct PresentedScreensKey: PreferenceKey {
  struct Screen {
    let id: ObjectIdentifier
    let view: AnyView
    let dismiss: () -> Void
  }

  static var defaultValue: [Screen] { [] }

  static func reduce(value: inout [Screen], nextValue: () -> [Screen]) {
    value += nextValue()
  }
}

/// Puts a screen on top while a condition holds.
struct PresentedScreenModifier {
  /// `nil` while the condition does not hold.
  let screen: AnyView?
  let dismiss: () -> Void
}

extension PresentedScreenModifier: PrimitiveModifier {
  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    guard let screen else { return content }
    var preferences = content
    let own = PresentedScreensKey.Screen(
      id: ObjectIdentifier(node), view: screen, dismiss: dismiss)
    preferences.set(
      PresentedScreensKey.self, (content.value(PresentedScreensKey.self) ?? []) + [own])
    return preferences
  }
}

extension View {
  /// Says what view a value of the path becomes.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    transformPreference(DestinationsKey.self) { destinations in
      destinations[ObjectIdentifier(D.self)] = { value in
        AnyView((value.base as? D).map { destination($0) })
      }
    }
  }

  /// Shows a screen on top while a condition holds.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentedScreenModifier(
        screen: isPresented.wrappedValue ? AnyView(destination()) : nil,
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Shows a screen on top while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedScreenModifier(
        screen: item.wrappedValue.map { AnyView(destination($0)) },
        dismiss: { item.wrappedValue = nil }))
  }
}
