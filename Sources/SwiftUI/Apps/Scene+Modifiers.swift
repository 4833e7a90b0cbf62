extension Scene {
  /// Calls an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  /// Calls an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Calls an action when a value changes, in the older form.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }

  /// Puts a value into the environment of the views inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// Puts an object into the environment of the views inside.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }

  /// Puts an object into the environment of the views inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }

  /// Adds commands to the menus of the program.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Takes the commands of the scene away.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// Replaces the commands of the scene.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Says which activities the scene takes.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Sets the size that windows have at first, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size that windows have at first, in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says how windows can be resized.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
}

/// How windows can be resized.
public struct WindowResizability: Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: WindowResizability { Self(name: "automatic") }
  /// Not beyond what the content allows.
  public static var contentSize: WindowResizability { Self(name: "contentSize") }
  /// Not below what the content needs.
  public static var contentMinSize: WindowResizability { Self(name: "contentMinSize") }
}
