import SwiftUI

@MainActor @Observable final class Model {
  var count = 0

  nonisolated func increase() {
    count += 1  // error: main actor-isolated property 'count' can not be mutated from a nonisolated context
  }
}
