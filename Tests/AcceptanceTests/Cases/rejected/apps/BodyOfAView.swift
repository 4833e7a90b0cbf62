import SwiftUI

@main struct First: App {
  var body: some Scene {
    Text("A")  // error: requires that 'Text' conform to 'Scene'
  }
}
