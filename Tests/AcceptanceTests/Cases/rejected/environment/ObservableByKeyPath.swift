import SwiftUI

@Observable final class Model { var name = "" }

struct Page: View {
  @Environment(\.model) private var model: Model  // error: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Model.Type' // error: cannot infer key path type from context; consider explicitly specifying a root type
  var body: some View { Text("a") }
}
