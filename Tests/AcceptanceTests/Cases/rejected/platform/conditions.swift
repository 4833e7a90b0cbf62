import SwiftUI

struct Conditional: View {
  var body: some View {
    Text("iPhone")
      #if os(iOS)
        .bolld()  // error: has no member 'bolld'
      #else
        .alsoWrong()
      #endif
    #if targetEnvironment(simulator)
      Text(missing)  // error: cannot find 'missing' in scope
    #endif
  }
}
