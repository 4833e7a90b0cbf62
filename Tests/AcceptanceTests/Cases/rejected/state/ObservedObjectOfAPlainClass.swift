import SwiftUI

final class Model { var count = 0 }

struct Counter: View {
  @ObservedObject var model: Model  // error: generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'
  var body: some View { Text("\(model.count)") }
}
