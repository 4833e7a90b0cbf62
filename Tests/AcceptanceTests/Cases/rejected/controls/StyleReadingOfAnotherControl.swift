import SwiftUI

struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isOn ? 1 : 0.5)  // error: has no member 'isOn'
  }
}
