import Combine
import SwiftUI

final class Model: ObservableObject { @Published var count = 0 }

struct Counter: View {
  @StateObject private var model = Model()
  var body: some View {
    Text("\(model.total)")  // error: referencing subscript 'subscript(dynamicMember:)' requires wrapper 'ObservedObject<Model>.Wrapper' // error: value of type 'Model' has no dynamic member 'total' using key path from root type 'Model'
  }
}
