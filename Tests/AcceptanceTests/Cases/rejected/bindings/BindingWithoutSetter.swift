import SwiftUI

struct Sound: View {
  @State private var level = 0
  var body: some View {
    Toggle("Sound", isOn: Binding(get: { level > 0 }))  // error: missing argument for parameter 'set' in call
  }
}
