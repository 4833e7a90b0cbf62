import Foundation

/// A kind of data, by a name that every program knows it under.
public struct UTType: Hashable, Codable, Sendable {
  /// The name, as in `public.png`.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type from a name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that another program declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type from the end of a file's name.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let end = filenameExtension.lowercased()
    guard let entry = UTTypeTable.entries.first(where: { $0.fileExtension == end }) else {
      return nil
    }
    identifier = entry.identifier
  }

  /// Creates a type from a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let entry = UTTypeTable.entries.first(where: { $0.mimeType == mimeType.lowercased() })
    else { return nil }
    identifier = entry.identifier
  }
}

extension UTType {
  /// The end of the names of files of this type.
  public var preferredFilenameExtension: String? { entry?.fileExtension }

  /// The MIME type.
  public var preferredMIMEType: String? { entry?.mimeType }

  /// What the type is called.
  public var localizedDescription: String? { entry?.identifier }

  /// Whether everybody may use the name.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether the type is known.
  public var isDeclared: Bool { entry != nil }

  /// Whether the name was made from that of a file.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// The types that this one is a kind of.
  public var supertypes: Set<UTType> {
    guard let parent = entry?.parent else { return [] }
    let type = UTType(known: parent)
    return type.supertypes.union([type])
  }

  /// Whether the type is the other one or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether the type is a kind of the other one.
  public func isSubtype(of type: UTType) -> Bool {
    supertypes.contains(type)
  }

  /// Whether the other type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool {
    type.supertypes.contains(self)
  }

  private var entry: UTTypeTable.Entry? {
    UTTypeTable.entries.first { $0.identifier == identifier }
  }
}

extension UTType: CustomStringConvertible {
  /// The name.
  public var description: String { identifier }
}
