import SwiftUI

struct Recents: View {
  @AppStorage("recents") var recents: [String] = []  // error: no exact matches in call to initializer
  var body: some View { Text("\(recents.count)") }
}
