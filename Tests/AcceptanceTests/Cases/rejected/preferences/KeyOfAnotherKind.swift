import SwiftUI

struct Accent: EnvironmentKey { static let defaultValue = 1 }

struct Page: View {
  var body: some View {
    Text("A").preference(key: Accent.self, value: 2)  // error: requires that 'Accent' conform to 'PreferenceKey'
  }
}
