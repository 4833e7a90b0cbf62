import SwiftUI

struct Loud: ButtonStyle {  // error: type 'Loud' does not conform to protocol 'ButtonStyle'
  func makeBody(_ configuration: Configuration) -> some View { configuration.label }
}
