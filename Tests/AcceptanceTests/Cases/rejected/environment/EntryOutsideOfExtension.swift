import SwiftUI

struct Page: View {
  @Entry var accent = Color.red  // error: '@Entry' must stand in an extension of one of ContainerValues, EnvironmentValues, FocusedValues, Transaction // error: expansion of macro 'Entry()' did not produce
  var body: some View { accent }
}
