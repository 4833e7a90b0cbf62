import SwiftUI

enum Meal: String, CaseIterable, Identifiable, CustomLocalizedStringResourceConvertible {
  case breakfast, lunch, dinner

  var id: Self { self }

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .dinner: LocalizedStringResource("meal.dinner", defaultValue: "Dinner", table: "Meals")
    }
  }
}

struct MealsView: View {
  let title: LocalizedStringResource
  @State private var name = ""
  @State private var isOn = false
  @State private var meal = Meal.lunch

  private var summary: String {
    let count = Meal.allCases.count
    return String(localized: "\(count) meals, first \(name)", comment: "Below the list")
  }

  var body: some View {
    NavigationStack {
      Form {
        Section(title) {
          Toggle(title, isOn: $isOn)
          TextField(LocalizedStringResource("Name"), text: $name)
          Picker(title, selection: $meal) {
            ForEach(Meal.allCases) { meal in
              Text(meal.localizedStringResource)
            }
          }
          Label(title, systemImage: "fork.knife")
          Button(title) { name = String(localized: title) }
        }
        Text(summary)
        Text(NSLocalizedString("Footer", comment: ""))
        Text("key", tableName: "Meals", bundle: .main, comment: "A key")
        Text(String(localized: "total", defaultValue: "\(3.5, specifier: "%.1f") l", bundle: .main))
      }
      .navigationTitle(title)
      .alert(title, isPresented: $isOn) {
        Button("OK") {}
      }
    }
  }
}
