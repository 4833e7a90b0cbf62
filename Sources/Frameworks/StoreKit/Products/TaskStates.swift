import SwiftUI

extension Product {
  /// How far the store is with a product.
  public enum TaskState: Sendable {
    /// It has not answered yet.
    case loading
    /// It has no such product.
    case unavailable
    /// It does not answer.
    case failure(any Error)
    /// It has the product.
    case success(Product)

    /// The product, if it is there.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// How far the store is with products.
  public enum CollectionTaskState: Sendable {
    /// It has not answered yet.
    case loading
    /// It does not answer.
    case failure(any Error)
    /// It has some of the products.
    case success([Product], unavailable: [Product.ID])

    /// The products that are there.
    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }

  /// What a subscription is to the one that the customer has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: Int

    /// Creates it of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The same.
    public static let current = SubscriptionRelationship(rawValue: 1 << 0)
    /// A better one.
    public static let upgrade = SubscriptionRelationship(rawValue: 1 << 1)
    /// One that is as good.
    public static let crossgrade = SubscriptionRelationship(rawValue: 1 << 2)
    /// A lesser one.
    public static let downgrade = SubscriptionRelationship(rawValue: 1 << 3)
    /// Any.
    public static let all: SubscriptionRelationship = [.current, .upgrade, .crossgrade, .downgrade]
  }
}

/// How far the store is with what the customer may use.
public enum EntitlementTaskState<Value> {
  /// It has not answered yet.
  case loading
  /// It does not answer.
  case failure(any Error)
  /// It has answered.
  case success(Value)

  /// What the store said.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// The state with what the store said made into something else.
  public func map<Transformed>(
    _ transform: (Value) throws -> Transformed
  ) rethrows -> EntitlementTaskState<Transformed> {
    try flatMap { .success(try transform($0)) }
  }

  /// The state with what the store said made into something else, in time.
  public func map<Transformed>(
    _ transform: (Value) async throws -> Transformed
  ) async rethrows -> EntitlementTaskState<Transformed> {
    try await flatMap { .success(try await transform($0)) }
  }

  /// The state that follows from what the store said.
  public func flatMap<Transformed>(
    _ transform: (Value) throws -> EntitlementTaskState<Transformed>
  ) rethrows -> EntitlementTaskState<Transformed> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }

  /// The state that follows from what the store said, in time.
  public func flatMap<Transformed>(
    _ transform: (Value) async throws -> EntitlementTaskState<Transformed>
  ) async rethrows -> EntitlementTaskState<Transformed> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The purchase.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

/// How far the store is with an icon.
public enum ProductIconPhase {
  /// It has not answered yet.
  case loading
  /// It has no icon.
  case unavailable
  /// It does not answer.
  case failure(any Error)
  /// It has an icon.
  case success(Image)

  /// The icon, if it is there.
  public var promotionalIcon: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no icon.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
