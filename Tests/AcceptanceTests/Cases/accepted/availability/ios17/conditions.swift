import SwiftUI

struct Badge: View {
  var isShown = true

  var body: some View {
    VStack {
      if #available(iOS 26, *), isShown {
        Text("New").glassEffect(.regular, in: .capsule)
        Button("Open") {
          withAnimation { _ = Text("Deep").glassEffect() }
        }
        .buttonStyle(.glass)
      } else {
        Text("New").background(.thinMaterial, in: .capsule)
      }
      if #unavailable(iOS 26) {
        Text("Old")
      } else {
        GlassEffectContainer { Text("New") }
      }
      if #available(iOS 18.0, macOS 15.0, *) { Later() }
      tabs
    }
  }

  @ViewBuilder private var tabs: some View {
    if #available(iOS 18, *) {
      TabView { Tab("Home", systemImage: "house") { Text("Home") } }
    } else {
      TabView { Text("Home").tabItem { Label("Home", systemImage: "house") } }
    }
  }

  func shown() -> Bool {
    guard #available(iOS 18, *) else { return false }
    let later = Later()
    return { later.isShown }()
  }

  @available(iOS 26.0, *)
  private var glass: some View { Text("Glass").glassEffect() }
}

@available(iOS 18, *)
struct Later: View {
  var isShown = true
  var body: some View { Text("Later").padding() }
}

@available(iOS 26, *)
extension Badge {
  func glassy() -> some View { Later().glassEffect() }

  struct Inner: View {
    var body: some View { GlassEffectContainer { Later() } }
  }
}

@available(iOS, introduced: 26.0)
func container() -> some View { GlassEffectContainer { Later() } }

@available(iOS, unavailable)
func nowhere() -> some View { Text("Nowhere").glassEffect() }
