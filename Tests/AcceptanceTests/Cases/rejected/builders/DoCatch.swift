import SwiftUI

struct Name: View {
  func name() throws -> String { "A" }
  var body: some View {
    VStack {
      do { Text(try name()) } catch { Text("No name") }  // error: closure containing control flow statement cannot be used with result builder 'ViewBuilder'
    }
  }
}
