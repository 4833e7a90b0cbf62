/// A key together with others, which does what a tap on a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// To the same place, mirrored where lines are read from right to left.
    public static let automatic = Localization(name: "automatic")
    /// To the same place.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Not at all.
    public static let custom = Localization(name: "custom")
  }

  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down.
  public var modifiers: EventModifiers
  /// How it follows the layout of the keyboard.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Hashes the key and those that are held down.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

extension View {
  /// Gives the controls inside a key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Gives the controls inside a key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }

  /// Gives the controls inside a key.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Gives the controls inside a key, if there is one.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
