import SwiftUI

extension View {
  /// Gives views a container, whose context they find in the environment.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  /// Gives views a container for objects of a model.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Gives views a container for objects of models.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(NewContainerModifier(types: modelTypes, setUp: onSetup))
  }

  /// Gives views a context, which they find in the environment.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

private struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View {
    content.modelContext(container.mainContext)
  }
}

/// Makes its container once.
private struct NewContainerModifier {
  let types: [any PersistentModel.Type]
  let setUp: (Result<ModelContainer, any Error>) -> Void
  @State private var context: ModelContext?

  init(
    types: [any PersistentModel.Type],
    setUp: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.setUp = setUp
  }
}

extension NewContainerModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.modelContext, context ?? EnvironmentValues().modelContext)
      .onAppear(perform: makeContainer)
  }

  @MainActor
  private func makeContainer() {
    let result = Result { try ModelContainer(for: Schema(types), configurations: []) }
    context = try? result.get().mainContext
    setUp(result)
  }
}

extension EnvironmentValues {
  /// The context that views find and change objects in.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// A context of nothing: a container of no models can be made without fail.
private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext {
    do {
      return ModelContext(try ModelContainer(for: Schema(), configurations: []))
    } catch {
      fatalError("a container of no models: \(error)")
    }
  }
}
