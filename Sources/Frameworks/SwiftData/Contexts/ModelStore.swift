import Foundation

/// The objects of a container, in memory, for as long as the container lives.
final class ModelStore: Sendable {
  private let state = ObservedModels()

  var models: [any PersistentModel] { state.models }

  func add(_ model: any PersistentModel) {
    guard !state.models.contains(where: { $0 === model }) else { return }
    state.models.append(model)
  }

  func remove(_ model: any PersistentModel) {
    state.models.removeAll { $0 === model }
  }

  func removeAll() { state.models = [] }

  func touch() { state.models = state.models }
}

/// Bodies that looked at the objects are asked for again when there are others.
@Observable
private final class ObservedModels: @unchecked Sendable {
  @ObservationIgnored private let lock = NSRecursiveLock()
  private var list: [any PersistentModel] = []

  var models: [any PersistentModel] {
    get { lock.withLock { list } }
    set { lock.withLock { list = newValue } }
  }
}
