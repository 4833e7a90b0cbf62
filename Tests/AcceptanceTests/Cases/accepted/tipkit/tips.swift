import SwiftUI
import TipKit

struct SearchTip: Tip {
  @Parameter static var hasSearched: Bool = false
  @Parameter(.transient) static var level: Int = 1
  static let opened = Event(id: "opened")
  static let bought = Event<Purchase>(id: "bought")

  struct Purchase: Codable, Sendable {
    var category: String
  }

  var title: Text { Text("Search faster") }
  var message: Text? { Text("Pull down to find things.").foregroundStyle(.secondary) }
  var image: Image? { Image(systemName: "magnifyingglass") }

  var actions: [Action] {
    Action(id: "more", title: "Learn more")
    Action(id: "later", perform: { print("later") }) { Text("Later") }
  }

  var rules: [Rule] {
    #Rule(Self.$hasSearched) { $0 == false }
    #Rule(Self.$level) { $0 > 0 }
    #Rule(Self.opened) { $0.donations.count >= 3 }
    #Rule(Self.opened) { $0.donations.donatedWithin(.week).count < 2 }
    #Rule(Self.bought) { event in
      event.donations.filter { $0.category == "plants" }.count >= 1
    }
  }

  var options: [any TipOption] {
    MaxDisplayCount(3)
    IgnoresDisplayFrequency(true)
  }
}

struct SortTip: Tip {
  var title: Text { Text("Sort") }
  var options: [Option] { [Tips.MaxDisplayCount(1)] }
}

struct PlainTipStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.image?.foregroundStyle(.tint)
      VStack(alignment: .leading) {
        configuration.title.font(.headline)
        configuration.message?.font(.subheadline)
        ForEach(configuration.actions) { action in
          Button(action: action.handler) { action.label().bold() }
        }
      }
    }
  }
}

struct Library: View {
  @State private var tips = TipGroup(.ordered) {
    SearchTip()
    SortTip()
  }
  private let tip = SearchTip()

  var body: some View {
    List {
      TipView(tip, arrowEdge: .bottom) { action in
        if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
      }
      .tipViewStyle(PlainTipStyle())
      .tipBackground(.thinMaterial)
      TipView(tips.currentTip)
      Button("Search") {
        SearchTip.hasSearched = true
        Task { await SearchTip.opened.donate() }
        SearchTip.bought.sendDonation(.init(category: "plants"))
      }
      .popoverTip(tips.currentTip as? SearchTip, arrowEdge: .top)
      Button("Sort") {}
        .popoverTip(SortTip())
    }
    .task {
      for await status in tip.statusUpdates where status == .available { print("given") }
    }
  }
}

@main
struct LibraryApp: App {
  init() {
    try? Tips.configure([
      .displayFrequency(.daily),
      .datastoreLocation(.applicationDefault),
    ])
  }

  var body: some Scene {
    WindowGroup { Library() }
  }
}
