import SwiftUI

struct Person: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var age: Int
  var email: String?
  var team: [Person]?
}

struct PeopleView: View {
  @State private var people: [Person] = []
  @State private var selected = Set<Person.ID>()
  @State private var one: Person.ID?
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var customization = TableColumnCustomization<Person>()
  @State private var isExpanded = true
  let showsAge = true

  var body: some View {
    VStack {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { person in
          Text("\(person.age)")
        }
        .width(60)
        TableColumn("Mail") { Text($0.email ?? "none") }
          .width(min: 100, ideal: 150, max: 200)
      }
      Table(people, selection: $one) {
        TableColumn("Name", value: \.name)
        if showsAge {
          TableColumn("Age", value: \.age) { Text($0.age, format: .number) }
        }
      }
      Table(people, selection: $selected, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { person in
          Text(person.age.formatted())
        }
        TableColumn("Actions") { person in
          Button("Remove") { people.removeAll { $0.id == person.id } }
        }
      }
      .onChange(of: order) { _, newOrder in
        people.sort(using: newOrder)
      }
      .tableStyle(.inset)
      .tableColumnHeaders(.hidden)
    }
  }
}

struct CustomRowsView: View {
  @State private var people: [Person] = []
  @State private var selected: Person.ID?
  @State private var order = [KeyPathComparator(\Person.age, order: .reverse)]
  @State private var customization = TableColumnCustomization<Person>()

  var body: some View {
    Table(of: Person.self, selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.name) { Text($0.name).bold() }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    } rows: {
      Section("Everybody") {
        ForEach(people) { person in
          TableRow(person)
            .contextMenu {
              Button("Edit") {}
            }
        }
      }
      if people.isEmpty {
        TableRow(Person(name: "Nobody", age: 0))
      }
    }
    Table(people, columnCustomization: $customization) {
      TableColumn("Name", value: \.name)
        .customizationID("name")
        .disabledCustomizationBehavior(.visibility)
      TableColumn("Age") { Text("\($0.age)") }
        .alignment(.numeric)
        .customizationID("age")
        .defaultVisibility(.hidden)
    }
    Table(people, children: \.team) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text("\($0.age)") }
    }
    Table(of: Person.self) {
      TableColumn("Name", value: \.name)
      TableColumnForEach(["a", "b"], id: \.self) { key in
        TableColumn(key) { (person: Person) in Text(person.name + key) }
      }
    } rows: {
      ForEach(people) { person in
        if let team = person.team {
          DisclosureTableRow(person) {
            ForEach(team)
          }
        } else {
          TableRow(person)
        }
      }
    }
  }
}
