import SwiftUI

@Observable final class Model { var count = 0 }

struct Counter: View {
  @StateObject private var model = Model()  // error: generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'
  var body: some View { Text("\(model.count)") }
}
