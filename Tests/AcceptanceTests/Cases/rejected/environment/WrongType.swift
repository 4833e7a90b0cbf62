import SwiftUI

struct Page: View {
  @Environment(\.colorScheme) private var scheme: String  // error: cannot convert value of type 'KeyPath<EnvironmentValues, ColorScheme>' to expected argument type 'KeyPath<EnvironmentValues, String>'
  var body: some View { Text("Page") }
}
