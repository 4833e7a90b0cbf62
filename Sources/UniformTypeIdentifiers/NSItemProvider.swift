import Foundation

/// Something that is handed from one program to another; Foundation on Linux lacks it.
open class NSItemProvider: NSObject {
  /// The types that it can be had as, the best first.
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// The name of the file that it becomes.
  open var suggestedName: String?
  private let object: Any?

  /// Creates a provider of nothing.
  public override init() {
    object = nil
  }

  /// Creates a provider of an object.
  public init(object: Any) {
    self.object = object
  }

  /// Creates a provider of a file.
  public init?(contentsOf fileURL: URL?) {
    object = fileURL
  }

  /// Creates a provider of an item of a type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// Whether the item can be had as a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Whether an object of a class can be made of the item.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool { object is T }

  /// Makes an object of a class of the item.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
}
