/// A button that takes something from the pasteboard.
@MainActor @preconcurrency
public struct PasteButton {
  /// Creates a button that takes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Creates a button that takes data of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}
}

extension PasteButton: View {
  /// "Paste" with a symbol.
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
