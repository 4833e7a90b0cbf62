import SwiftUI

extension EnvironmentValues {
  @Entry var accent: Color  // error: '@Entry' needs a default value, since 'Color' is not optional // error: expansion of macro 'Entry()' did not produce // error: extensions must not contain stored properties
}
