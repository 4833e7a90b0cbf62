import SwiftUI

extension EnvironmentValues {
  @Entry let accent = Color.red  // error: '@Entry' // error: extensions must not contain stored properties // error: expansion of macro 'Entry()' did not produce
}
