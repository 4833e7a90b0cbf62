import SwiftUI

struct CustomizedTabs: View {
  enum Place: Hashable { case home, alarms, search }

  @State private var place = Place.home
  @State private var customization = TabViewCustomization()
  @State private var showsHelp = false
  let title: LocalizedStringResource = "Alarms"

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) {
        Text("Home")
      }
      .customizationID("home")
      .customizationBehavior(.disabled, for: .sidebar)
      TabSection(title) {
        Tab(title, systemImage: "alarm", value: .alarms) {
          Text("Alarms")
        }
        .badge(3)
        .accessibilityLabel("All alarms")
        .accessibilityValue(Text("3 alarms"), isEnabled: true)
        .popover(isPresented: $showsHelp) { Text("Help") }
        .dropDestination(for: String.self) { _ in showsHelp = true }
      }
      .sectionActions { Button("Add") {} }
      Tab(value: .search, role: .search) {
        Text("Search")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .defaultAdaptableTabBarPlacement(.tabBar)
    .tabViewBottomAccessory(isEnabled: showsHelp) { Text("Now playing") }
    .onChange(of: customization) {
      showsHelp = customization[tab: "home"].sidebarVisibility == .hidden
      customization[sidebarVisibility: "home"] = .visible
      customization.resetSectionOrder()
    }
  }
}
