import SwiftUI

final class Model { var name = "" }

struct Page: View {
  var body: some View {
    Text("Page").environmentObject(Model())  // error: instance method 'environmentObject' requires that 'Model' conform to 'ObservableObject'
  }
}
