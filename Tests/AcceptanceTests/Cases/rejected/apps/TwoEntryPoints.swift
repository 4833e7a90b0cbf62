import SwiftUI

@main struct First: App {  // error: 'main' attribute can only apply to one type in a module
  var body: some Scene { WindowGroup { Text("A") } }
}

@main struct Second: App {  // error: 'main' attribute can only apply to one type in a module
  var body: some Scene { WindowGroup { Text("B") } }
}
