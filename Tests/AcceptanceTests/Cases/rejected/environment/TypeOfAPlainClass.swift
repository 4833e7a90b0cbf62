import SwiftUI

final class Model { var name = "" }

struct Page: View {
  var body: some View {
    Text("Page").environment(Model())  // error: instance method 'environment' requires that 'Model' conform to 'Observable'
  }
}
