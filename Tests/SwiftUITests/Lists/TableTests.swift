import Foundation
import Testing

@testable import SwiftUI

private struct Planet: Identifiable {
  let id: Int
  let name: String
  let moons: Int

  static let all = [
    Planet(id: 3, name: "Earth", moons: 1), Planet(id: 4, name: "Mars", moons: 2),
  ]
}

@MainActor
struct TableTests {
  @Test func aPhoneShowsTheFirstColumnAsAPlainList() {
    let table = Phone {
      Table(Planet.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Moons") { Text("\($0.moons) moons") }
      }
    }
    let list = Phone { List(Planet.all) { Text($0.name) }.listStyle(.plain) }
    #expect(table.frames["Earth"] != nil && table.frames["1 moons"] == nil)
    #expect(table.frames["Earth"] == list.frames["Earth"])
    #expect(table.frames["Mars"] == list.frames["Mars"])
  }

  @Test func rowsComeInTheOrderInWhichTheyAreWritten() {
    let phone = Phone {
      Table(of: Planet.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Planet(id: 1, name: "Mercury", moons: 0))
        Section("Others") {
          ForEach(Planet.all) { TableRow($0) }
        }
      }
    }
    let tops = ["Mercury", "Others", "Earth", "Mars"].map { phone.frames[$0]?.minY }
    #expect(tops.allSatisfy { $0 != nil })
    #expect(tops.compactMap { $0 } == tops.compactMap { $0 }.sorted())
  }

  @Test func rowsBelowARowAreSeenWhenItIsExpanded() {
    func phone(_ isExpanded: Bool) -> Phone {
      Phone {
        Table(of: Planet.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          DisclosureTableRow(Planet.all[0], isExpanded: .constant(isExpanded)) {
            TableRow(Planet.all[1])
          }
        }
      }
    }
    #expect(phone(true).frames["Mars"] != nil)
    #expect(phone(false).frames["Mars"] == nil && phone(false).frames["Earth"] != nil)
  }

  @Test func customizationKeepsWhichColumnsAreSeen() throws {
    var customization = TableColumnCustomization<Planet>()
    customization[visibility: "moons"] = .hidden
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Planet>.self, from: data)
    #expect(read == customization && read[visibility: "moons"] == .hidden)
    #expect(read[visibility: "name"] == .automatic)
  }

  @Test func behaviorsAreSets() {
    var behavior = TableColumnCustomizationBehavior.all
    behavior.remove(.resize)
    #expect(behavior == [.reorder, .visibility] && !behavior.contains(.resize))
    #expect(TableColumnCustomizationBehavior.all.contains(behavior))
  }
}
