import SwiftUI

@MainActor final class Basket {
  var count = 0
}

nonisolated func price(of basket: Basket) -> Int {
  basket.count * 3  // error: main actor-isolated property 'count' can not be referenced from a nonisolated context
}
