import Foundation

extension ModelContext {
  /// What a notification of a context tells, by name.
  public enum NotificationKey: String {
    /// The version of what queries have found.
    case queryGeneration
    /// Whether nothing that was known holds any more.
    case invalidatedAllIdentifiers
    /// The objects that were added.
    case insertedIdentifiers
    /// The objects that were changed.
    case updatedIdentifiers
    /// The objects that were deleted.
    case deletedIdentifiers
  }

  /// Posted before a context is saved.
  public static let willSave = Notification.Name("_SwiftDataModelContextWillSave")

  /// Posted after a context was saved.
  public static let didSave = Notification.Name("_SwiftDataModelContextDidSave")
}

/// What changes belong to that are made together.
public struct EditingState: Identifiable, Sendable {
  /// The identity of the changes.
  public let id: UUID

  /// Who makes them.
  public var author: String?

  init() { id = UUID() }
}
