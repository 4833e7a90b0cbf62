import SwiftUI

protocol Refreshing {
  func refresh()
}

@MainActor final class Model: Refreshing {  // error: conformance of 'Model' to protocol 'Refreshing' crosses into main actor-isolated code and can cause data races
  func refresh() {}
}
