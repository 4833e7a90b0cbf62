import SwiftUI

extension Scene {
  /// Gives the views of the scene a container.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Gives the views of the scene a container for objects of a model.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Gives the views of the scene a container for objects of models.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Gives the views of the scene a context.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { self }
}
