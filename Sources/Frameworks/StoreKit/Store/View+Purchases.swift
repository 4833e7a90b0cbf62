import SwiftUI

extension View {
  /// Calls an action before a product inside is bought.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }

  /// Calls an action after a product inside was bought, or was not.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Says how products inside are bought.
  nonisolated public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }

  /// Chooses the lower price of subscriptions inside.
  nonisolated public func preferredSubscriptionOffer(
    _ offer: (
      (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) ->
        Product.SubscriptionOffer?
    )?
  ) -> some View { self }

  /// Asks the store for a product, and tells how far it is.
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { self }

  /// Asks the store for products, and tells how far it is.
  nonisolated public func storeProductsTask(
    for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View { self }

  /// Asks the store for a subscription of a group, and tells what it says.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action:
      @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }

  /// Asks the store whether the customer may use a product, and tells what it says.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }

  /// Shows where subscriptions can be stopped; not drawn.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    notDrawn(".manageSubscriptionsSheet")
  }

  /// Shows where the subscriptions of a group can be stopped; not drawn.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { notDrawn(".manageSubscriptionsSheet") }

  /// Shows where the money for a purchase can be asked for; not drawn.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>)
        -> Void
    )? = nil
  ) -> some View { notDrawn(".refundRequestSheet") }

  /// Shows where a code can be put in; not drawn.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { notDrawn(".offerCodeRedemption") }

  /// Shows another program of the store; not drawn.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { notDrawn(".appStoreOverlay") }
}
