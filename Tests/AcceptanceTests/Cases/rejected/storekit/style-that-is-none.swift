import StoreKit
import SwiftUI

struct Shop: View {
  var body: some View {
    ProductView(id: "crown")
      .productViewStyle(.tiny)  // error: has no member 'tiny'
  }
}
