import Combine
import SwiftUI

struct Model {
  @Published var count = 0  // error: 'wrappedValue' is unavailable: @Published is only available on properties of classes
}

func read(_ model: Model) -> Int { model.count }
