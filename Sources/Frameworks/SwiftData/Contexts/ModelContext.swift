import Foundation
import SwiftUI

/// A place to change objects in before they are saved.
public final class ModelContext: SendableMetatype {
  /// The container whose objects these are.
  public let container: ModelContainer

  /// Whether changes are saved without being asked to.
  public var autosaveEnabled = true

  /// What takes changes back.
  public var undoManager: UndoManager?

  /// Who changes the objects.
  public var author: String?

  /// What the changes belong to.
  public var editingState = EditingState()

  private var inserted: [any PersistentModel] = []
  private var changed: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  /// Creates a context for the objects of a container.
  public init(_ container: ModelContainer) {
    self.container = container
  }

  /// Objects that were added since the context was last saved.
  public var insertedModelsArray: [any PersistentModel] { inserted }

  /// Objects that were changed since the context was last saved.
  public var changedModelsArray: [any PersistentModel] { changed }

  /// Objects that were deleted since the context was last saved.
  public var deletedModelsArray: [any PersistentModel] { deleted }

  /// Whether there is something to save.
  public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }

  func isPending(_ model: any PersistentModel) -> Bool {
    (inserted + changed).contains { $0 === model }
  }

  func noteChange(of model: any PersistentModel) {
    if !isPending(model) { changed.append(model) }
    container.store.touch()
  }
}

extension ModelContext {
  /// Adds an object.
  public func insert<T: PersistentModel>(_ model: T) {
    model.record?.context = self
    model.record?.isDeleted = false
    inserted.append(model)
    container.store.add(model)
  }

  /// Takes an object away.
  public func delete<T: PersistentModel>(_ model: T) {
    model.record?.isDeleted = true
    inserted.removeAll { $0 === model }
    changed.removeAll { $0 === model }
    deleted.append(model)
    container.store.remove(model)
  }

  /// Takes all objects of a type away, or those that a predicate holds for.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  /// Keeps what was changed.
  public func save() throws {
    (inserted, changed, deleted) = ([], [], [])
  }

  /// Takes back what was added and deleted since the context was last saved.
  public func rollback() {
    for model in inserted { container.store.remove(model) }
    for model in deleted { container.store.add(model) }
    (inserted, changed, deleted) = ([], [], [])
  }

  /// Notices what was changed.
  public func processPendingChanges() {}

  /// Changes objects and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

extension ModelContext: Equatable {
  /// Whether two contexts are the same one.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

@available(*, unavailable)
extension ModelContext: @unchecked Sendable {}

extension ModelContext: CustomDebugStringConvertible {
  /// What the context has to save.
  public var debugDescription: String {
    "ModelContext: \(inserted.count) inserted, \(changed.count) changed, \(deleted.count) deleted"
  }
}
