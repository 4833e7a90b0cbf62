import SwiftUI

@main struct First: App {
  var body: some Scene {
    WindowGroup { Text("A") }
      .padding()  // error: value of type 'WindowGroup<Text>' has no member 'padding'
  }
}
