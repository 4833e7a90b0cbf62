/// Values as encoded data.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder, Decoder
>: TransferRepresentation {
  /// There is no body: the representation has no parts.
  public typealias Body = Never

  /// Encodes values as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {}

  /// Encodes values in a way of one's own.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {}
}

/// Values as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is no body: the representation has no parts.
  public typealias Body = Never

  /// Turns values into data and back.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Turns values into data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  /// Turns data into values.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// Values as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// There is no body: the representation has no parts.
  public typealias Body = Never

  /// Turns values into files and back.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}

  /// Turns values into files.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}

  /// Turns files into values.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether others may change it.
  public let allowAccessingOriginalFile: Bool

  /// Hands a file over.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the one that the other program has.
  public let isOriginalFile: Bool
}

/// Values as values of another type.
public struct ProxyRepresentation<
  Item: Transferable, ProxyRepresentation: Transferable
>: TransferRepresentation {
  /// There is no body: the representation has no parts.
  public typealias Body = Never

  /// Turns values into others and back.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}

  /// Turns values into others.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {}

  /// Turns others into values.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}
