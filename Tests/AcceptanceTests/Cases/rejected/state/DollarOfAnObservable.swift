import SwiftUI

@Observable final class Model { var name = "" }

struct Editor: View {
  let model: Model
  var body: some View {
    TextField("Name", text: $model.name)  // error: cannot find '$model' in scope
  }
}
