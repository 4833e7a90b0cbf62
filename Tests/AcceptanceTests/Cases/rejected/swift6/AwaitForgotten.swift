import SwiftUI

@MainActor final class Model {
  func refresh() {}
}

func report(_ model: Model) async {
  model.refresh()  // error: main actor-isolated instance method 'refresh()' cannot be called from outside of the actor
}
