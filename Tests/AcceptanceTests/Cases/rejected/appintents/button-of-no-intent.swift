import AppIntents
import SwiftUI

struct Refresh {}

struct RefreshButton: View {
  var body: some View {
    Button(intent: Refresh()) {  // error: requires that 'Refresh' conform to 'AppIntent'
      Text("Refresh")
    }
  }
}
