import Foundation
import Observation
import StoreKit

@MainActor
@Observable
final class Purchases {
  private(set) var products: [Product] = []
  private(set) var owned: Set<Product.ID> = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task {
      for await result in Transaction.updates {
        await handle(result)
      }
    }
  }

  func load() async {
    do {
      products = try await Product.products(for: ["pro.monthly", "pro.yearly"])
        .sorted { $0.price < $1.price }
    } catch {
      products = []
    }
  }

  func buy(_ product: Product) async throws -> Transaction? {
    switch try await product.purchase() {
    case .success(let verification):
      let transaction = try verified(verification)
      await transaction.finish()
      return transaction
    case .userCancelled, .pending:
      return nil
    @unknown default:
      return nil
    }
  }

  func restore() async throws {
    try await AppStore.sync()
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result, transaction.revocationDate == nil else {
        continue
      }
      owned.insert(transaction.productID)
    }
  }

  func period(of product: Product) -> String {
    guard let subscription = product.subscription else { return "" }
    switch subscription.subscriptionPeriod.unit {
    case .day: return "daily"
    case .week: return "weekly"
    case .month: return "monthly"
    case .year: return "yearly"
    @unknown default: return ""
    }
  }

  private func handle(_ result: VerificationResult<Transaction>) async {
    guard let transaction = try? verified(result) else { return }
    owned.insert(transaction.productID)
    await transaction.finish()
  }

  private func verified<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error): throw error
    case .verified(let safe): return safe
    }
  }
}
