import SwiftUI

struct Page: View {
  @Environment(\.colourScheme) private var scheme  // error: no exact matches in call to initializer // error: cannot infer key path type from context; consider explicitly specifying a root type
  var body: some View { Text("Page") }
}
