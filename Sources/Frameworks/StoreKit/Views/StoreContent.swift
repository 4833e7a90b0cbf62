import SwiftUI

/// A part of what a store of subscriptions shows.
@MainActor @preconcurrency
public protocol StoreContent {
  /// The type of what it consists of.
  associatedtype Body: StoreContent

  /// What it consists of.
  @StoreContentBuilder var body: Body { get }
}

extension Never: StoreContent {}

/// A part of the module's own.
protocol PrimitiveStoreContent: StoreContent where Body == Never {}

extension PrimitiveStoreContent {
  /// There is no body: nothing shows it.
  public var body: Never { fatalError("a part of a store has no body of its own") }
}

/// Makes parts of a store of the statements in a closure.
@resultBuilder
public struct StoreContentBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content {
    content
  }

  /// Joins several parts.
  public static func buildBlock<each Content: StoreContent>(
    _ content: repeat each Content
  ) -> some StoreContent { TupleStoreContent() }

  /// Makes a part of an `if` without `else`.
  public static func buildIf<Content: StoreContent>(_ content: Content?) -> some StoreContent {
    TupleStoreContent()
  }

  /// Makes a part of the first branch.
  public static func buildEither<Content: StoreContent>(
    first content: Content
  ) -> TupleStoreContent { TupleStoreContent() }

  /// Makes a part of the second branch.
  public static func buildEither<Content: StoreContent>(
    second content: Content
  ) -> TupleStoreContent { TupleStoreContent() }

  /// Hides the type of a part that exists from a later system version on.
  public static func buildLimitedAvailability<Content: StoreContent>(
    _ content: Content
  ) -> some StoreContent { content }
}

/// Several parts of a store.
public struct TupleStoreContent {}

extension TupleStoreContent: StoreContent, PrimitiveStoreContent {}
