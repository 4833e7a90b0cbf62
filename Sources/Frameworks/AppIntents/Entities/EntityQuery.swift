import SwiftUI

/// Finds things of a program.
public protocol EntityQuery: DynamicOptionsProvider
where DefaultValue == Entity, Result.Result == Entity {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The type of the things together.
  associatedtype Result = [Entity]

  /// Creates it.
  init()

  /// Finds things by what tells them from others.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Things to choose from.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// An object that the program provides.
  public typealias Dependency = AppDependency
}

extension EntityQuery where Result == [Entity] {
  /// No things.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

extension EntityQuery {
  /// Things to choose from.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds things by a text.
public protocol EntityStringQuery: EntityQuery {
  /// Finds things by a text.
  func entities(matching string: String) async throws -> Result
}

/// Finds things of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All of them.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All of them.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// Those of all that have one of some identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
