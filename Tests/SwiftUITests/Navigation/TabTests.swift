import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct TabTests {
  @Test func theFirstTabIsSeenAtFirstAndATapShowsAnother() {
    let phone = Phone {
      TabView {
        Text("At home").tabItem { Text("Home") }
        Text("About me").tabItem { Text("Me") }
      }
    }
    #expect(phone.labels.contains("At home") && !phone.labels.contains("About me"))
    phone.tap("Me")
    #expect(phone.labels.contains("About me") && !phone.labels.contains("At home"))
    #expect(phone.elements.filter { $0.role == "tab" }.map(\.label) == ["Home", "Me"])
    #expect(phone.element("Me")?.traits.contains(.isSelected) == true)
  }

  @Test func aTabOfTheNewerFormWritesItsValue() {
    let phone = Phone { Chosen() }
    #expect(phone.labels.contains("Chosen b") && phone.labels.contains("Second"))
    phone.tap("A")
    #expect(phone.labels.contains("Chosen a") && phone.labels.contains("First"))
  }

  @Test func theBarIsFortyNinePointsAboveTheSafeArea() {
    let phone = Phone {
      TabView { Color.red.accessibilityLabel("screen").tabItem { Text("Home") } }
    }
    #expect(phone.frames["screen"]?.maxY == 761)
  }

  @Test func tabsShareTheBarEqually() {
    let phone = Phone {
      TabView {
        Text("1").tabItem { Text("A") }
        Text("2").tabItem { Text("B") }
        Text("3").tabItem { Text("C") }
      }
    }
    let middles = ["A", "B", "C"].compactMap { phone.element($0)?.frame.midX }
    #expect(middles.map { $0.rounded() } == [65, 195, 325])
  }

  @Test func aBadgeIsTheValueOfItsTab() {
    let phone = Phone {
      TabView { Text("1").tabItem { Text("Inbox") }.badge(3) }
    }
    #expect(phone.elements.first { $0.role == "tab" }?.value == "3")
  }
}

private struct Chosen: View {
  @State private var tab = "b"

  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "a.circle", value: "a") { content("First") }
      Tab("B", systemImage: "b.circle", value: "b") { content("Second") }
    }
  }

  private func content(_ text: String) -> some View {
    VStack {
      Text(text)
      Text("Chosen \(tab)")
    }
  }
}
