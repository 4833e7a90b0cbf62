import SwiftUI

struct Recents: View {
  @AppStorage var recent = ""  // error: missing argument for parameter #2 in call
  var body: some View { Text(recent) }
}
