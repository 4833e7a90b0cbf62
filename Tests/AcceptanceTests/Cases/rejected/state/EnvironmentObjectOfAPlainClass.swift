import SwiftUI

final class Model { var count = 0 }

struct Counter: View {
  @EnvironmentObject var model: Model  // error: generic struct 'EnvironmentObject' requires that 'Model' conform to 'ObservableObject'
  var body: some View { Text("\(model.count)") }
}
