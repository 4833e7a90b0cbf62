import AppIntents
import SwiftUI

struct Coffee: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
  static let defaultQuery = CoffeeQuery()

  let id: String
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "Hot", image: .init(systemName: "cup.and.saucer"))
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

struct CoffeeQuery: EntityStringQuery {
  @Dependency private var menu: Menu

  func entities(for identifiers: [Coffee.ID]) async throws -> [Coffee] {
    identifiers.map { Coffee(id: $0, name: $0) }
  }

  func entities(matching string: String) async throws -> [Coffee] { [] }

  func suggestedEntities() async throws -> [Coffee] { await menu.all() }
}

actor Menu {
  func all() -> [Coffee] { [Coffee(id: "1", name: "Latte")] }
}

enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "More of it"),
  ]
}

struct OrderCoffee: AppIntent {
  static let title: LocalizedStringResource = "Order coffee"
  static let description = IntentDescription("Orders a coffee.", categoryName: "Orders")
  static let openAppWhenRun = true

  @Parameter(title: "Coffee") var coffee: Coffee
  @Parameter(title: "Size", default: .small) var size: Size
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 10)) var count: Int
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$count) of \(\.$coffee)") {
      \.$size
      \.$note
    }
  }

  init() {}

  init(coffee: Coffee) {
    self.coffee = coffee
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    if count > 5 { try await requestConfirmation() }
    guard note != "" else { throw $note.needsValueError("Which note?") }
    return .result(value: count, dialog: "Ordered \(count)")
  }
}

struct ShowMenu: AppIntent {
  static let title: LocalizedStringResource = "Show the menu"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Latte"))
  }
}

struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"

  func perform() async throws -> some IntentResult { .result() }
}

struct OpenCoffee: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Coffee") var target: Coffee

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: Refresh())
  }
}

struct CoffeeShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .orange

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderCoffee(),
      phrases: ["Order with \(.applicationName)", "Get \(\.$coffee) from \(.applicationName)"],
      shortTitle: "Order", systemImageName: "cup.and.saucer.fill")
    AppShortcut(
      intent: ShowMenu(), phrases: ["Show \(.applicationName)"], shortTitle: "Menu",
      systemImageName: "list.bullet")
  }
}

struct IntentButtons: View {
  @State private var isTipVisible = true

  var body: some View {
    VStack {
      Button(intent: OrderCoffee(coffee: Coffee(id: "1", name: "Latte"))) {
        Label("Order", systemImage: "cup.and.saucer")
      }
      Button("Refresh", intent: Refresh())
      Toggle("On", isOn: true, intent: Refresh())
      ShortcutsLink()
      SiriTipView(intent: ShowMenu(), isVisible: $isTipVisible)
        .siriTipViewStyle(.dark)
    }
  }
}
