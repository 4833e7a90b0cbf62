import SwiftUI

/// Objects that a view shows, and follows; `@Query` makes one.
@MainActor @preconcurrency
public struct Query<Element: PersistentModel, Result> {
  private let descriptor: FetchDescriptor<Element>
  private let result: ([Element]) -> Result
  @Environment(\.modelContext) private var context

  init(
    _ descriptor: FetchDescriptor<Element>, result: @escaping ([Element]) -> Result
  ) {
    self.descriptor = descriptor
    self.result = result
  }

  /// What was found.
  public var wrappedValue: Result { result((try? context.fetch(descriptor)) ?? []) }

  /// Why nothing was found.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }

  /// The context that the objects are in.
  public var modelContext: ModelContext { context }
}

extension Query: DynamicProperty {
  /// Nothing to do: whatever is found is found when it is asked for.
  nonisolated public mutating func update() {}
}

extension Query: Sendable {}
