import SwiftUI

struct Loud: ToggleStyle {  // error: type 'Loud' does not conform to protocol 'ToggleStyle'
  func body(configuration: Configuration) -> some View { configuration.label }
}
