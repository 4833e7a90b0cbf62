/// A button that turns the editing of a list on and off.
public struct EditButton {
  /// Creates the button.
  public init() {}
}

extension EditButton: View {
  /// "Edit" or "Done".
  public var body: some View { EditModeButton() }
}

private struct EditModeButton: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is while a finger holds a row.
  case transient
  /// It is.
  case active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the lists around and inside are being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Renames what is shown.
  public package(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

/// Renames what is shown.
public struct RenameAction {
  let action: () -> Void

  /// Renames it.
  public func callAsFunction() { action() }
}

extension View {
  /// Says what the rename button does.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environmentValues { $0.rename = RenameAction(action: action) }
  }

  /// Moves the focus when the rename button is tapped.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that renames what is shown.
public struct RenameButton<Label: View> {
  /// Creates the button.
  public init() where Label == SwiftUI.Label<Text, Image> {}
}

extension RenameButton: View {
  /// "Rename" with a pencil.
  public var body: some View {
    EnvironmentReader { environment in
      Button("Rename", systemImage: "pencil") { environment.rename?() }
    }
  }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}
