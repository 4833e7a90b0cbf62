import SwiftUI

struct Badge: View {
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("New").glassEffect()  // error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
      Text("New").glassEffectID("new", in: namespace)  // error: 'glassEffectID(_:in:)' is only available in iOS 26.0 or newer
      Button("Open") {}.buttonStyle(.glass)  // error: 'glass' is only available in iOS 26.0 or newer
      if #available(iOS 18, *) {
        GlassEffectContainer { Later() }  // error: 'GlassEffectContainer' is only available in iOS 26.0 or newer
      } else {
        Later()  // error: 'Later' is only available in iOS 18.0 or newer
      }
      if #unavailable(iOS 26) {
        Text("Old").glassEffect()  // error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
      }
      if #available(macOS 26, *) {
        Text("Mac").glassEffect()  // error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
      }
      TabView {
        Tab("Home", systemImage: "house") { Text("Home") }  // error: 'Tab' is only available in iOS 18.0 or newer
      }
    }
  }

  func later() -> Bool {
    guard #available(iOS 18, *) else {
      return Later().isShown  // error: 'Later' is only available in iOS 18.0 or newer
    }
    return Later().isShown
  }

  @available(iOS 18, *)
  var scrolled: some View { Text("Glass").glassEffect() }  // error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
}

@available(iOS 18, *)
struct Later: View {
  var isShown = true
  var body: some View { Text("Later") }
}
