import SwiftUI

@MainActor final class Model {
  var count = 0
}

func report(_ model: Model) {
  print(model.count)  // error: main actor-isolated property 'count' can not be referenced from a nonisolated context
}
