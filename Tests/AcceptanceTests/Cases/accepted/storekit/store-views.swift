import StoreKit
import SwiftUI

struct Shop: View {
  @State private var isManaging = false
  @State private var isSigningIn = false
  @Environment(\.requestReview) private var requestReview
  @Environment(\.purchase) private var purchase
  let coins = ["coins.100", "coins.500"]
  let bestSeller: Product

  var body: some View {
    ScrollView {
      ProductView(id: "crown") {
        Image(systemName: "crown")
      } placeholderIcon: {
        ProgressView()
      }
      .productViewStyle(.compact)
      ProductView(bestSeller)
      StoreView(ids: coins)
        .storeButton(.visible, for: .restorePurchases, .redeemCode)
        .onInAppPurchaseStart { product in print(product.id) }
        .onInAppPurchaseCompletion { product, result in
          if case .success(.success(let transaction)) = result {
            print(product.displayName, transaction.unsafePayloadValue.productID)
          }
        }
      Button("Buy \(bestSeller.displayPrice)") {
        Task { try await purchase(bestSeller) }
      }
      Button("Review", action: { requestReview() })
    }
    .manageSubscriptionsSheet(isPresented: $isManaging)
  }
}

struct Subscriptions: View {
  @State private var isSigningIn = false

  var body: some View {
    SubscriptionStoreView(groupID: "pro") {
      VStack {
        Image(systemName: "star")
        Text("Pro").font(.largeTitle.bold())
      }
      .containerBackground(.blue.gradient, for: .subscriptionStore)
    }
    .subscriptionStoreControlStyle(.prominentPicker)
    .subscriptionStoreButtonLabel(.price.multiline)
    .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("Privacy") }
    .subscriptionStoreSignInAction { isSigningIn = true }
    .subscriptionStatusTask(for: "pro") { state in
      print(state.value?.first?.state == .subscribed)
    }
    SubscriptionStoreView(productIDs: ["pro.monthly"]) {
      SubscriptionOptionGroup("Monthly", isIncluded: { $0.id == "pro.monthly" })
    }
    SubscriptionStoreView(productIDs: ["pro.yearly"])
  }
}

struct PlainProductStyle: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.state {
    case .success(let product): Text(product.displayName)
    case .loading: ProgressView()
    default: EmptyView()
    }
  }
}
