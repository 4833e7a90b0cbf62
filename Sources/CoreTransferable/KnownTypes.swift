extension String: Transferable {
  /// Text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension URL: Transferable {
  /// The address as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}

extension AttributedString: Transferable {
  /// The text without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<AttributedString>(exportedContentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    }
  }
}
