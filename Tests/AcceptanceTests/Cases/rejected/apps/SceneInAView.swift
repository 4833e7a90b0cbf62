import SwiftUI

struct Page: View {
  var body: some View {
    WindowGroup { Text("A") }  // error: requires that 'WindowGroup<Text>' conform to 'View'
  }
}
