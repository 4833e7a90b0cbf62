/// Takes away what is presented, or leads back to the screen before.
@MainActor @preconcurrency
public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Takes it away.
  public func callAsFunction() { action() }
}

/// Whether the view is presented, and how it goes away.
public struct PresentationMode {
  /// Whether it is presented.
  public internal(set) var isPresented: Bool
  let action: DismissAction

  /// Takes it away.
  public mutating func dismiss() {
    isPresented = false
    let action = UncheckedBox(action)
    MainActor.assumeIsolated { action.value() }
  }
}

extension EnvironmentValues {
  /// Takes away what is presented, or leads back to the screen before.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and how it goes away.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}
