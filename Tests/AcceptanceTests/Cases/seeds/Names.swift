import SwiftUI

struct Todo: Identifiable {
  let id = UUID()
  var title: String
  var completed = false
}

struct Item: Identifiable, Hashable {
  let id: String
  var title = ""
}

struct Result: Identifiable {
  let id: Int
}

struct HomeView: View {
  var body: some View { Text("Home") }
}

struct ProfileView: View {
  var body: some View { Text("Profile") }
}

struct DetailView: View {
  let id: String

  var body: some View { Text(id) }
}

struct EditView: View {
  let item: Item

  var body: some View { Text(item.title) }
}

struct EditItemSheet: View {
  let item: Item

  var body: some View { Text(item.title) }
}

struct NewItemSheet: View {
  var body: some View { Text("New") }
}

struct SettingsSheet: View {
  var body: some View { Text("Settings") }
}

struct ItemRow: View {
  let item: Item

  var body: some View { Text(item.title) }
}

struct ResultRow: View {
  let result: Result

  var body: some View { Text("\(result.id)") }
}

struct ErrorView: View {
  let error: any Error
  let retry: () async -> Void

  var body: some View {
    Button(error.localizedDescription) { Task { await retry() } }
  }
}

func search(_ text: String) async -> [Result] { [] }

func fetchItems() async -> [Item] { [] }

struct SearchView: View {
  var body: some View { Text("Search") }
}

struct SettingsView: View {
  var body: some View { Text("Settings") }
}

struct ReminderToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
