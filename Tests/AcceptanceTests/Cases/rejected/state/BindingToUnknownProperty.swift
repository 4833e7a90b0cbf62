import Combine
import SwiftUI

final class Model: ObservableObject { @Published var name = "" }

struct Editor: View {
  @StateObject private var model = Model()
  var body: some View {
    TextField("Name", text: $model.title)  // error: value of type 'ObservedObject<Model>.Wrapper' has no dynamic member 'title' using key path from root type 'Model'
  }
}
