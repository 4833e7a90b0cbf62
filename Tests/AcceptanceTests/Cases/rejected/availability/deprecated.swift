import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text("\(count)")
        .onChange(of: count) { _ in }  // warning: 'onChange(of:perform:)' was deprecated in iOS 17.0
        .animation(.default)  // warning: 'animation' was deprecated in iOS 15.0
        .animation(.default, value: count)
      NavigationLink("Detail", isActive: $isShown) {  // warning: 'init(_:isActive:destination:)' was deprecated in iOS 16.0
        Text("Detail")
      }
    }
  }
}
