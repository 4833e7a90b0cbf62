import Foundation
import SwiftData

@Model
final class Shelf {
  @Attribute(.unique) var name: String
  var opened: Date
  var width: Double?
  @Relationship(deleteRule: .cascade, inverse: \Plant.shelf) var plants: [Plant] = []
  @Attribute(.externalStorage) var photo: Data?
  @Attribute(originalName: "kind") var material = Material.wood
  @Transient var isSelected = false

  enum Material: String, Codable {
    case wood, steel
  }

  init(name: String, opened: Date = .now) {
    self.name = name
    self.opened = opened
  }

  var isEmpty: Bool { plants.isEmpty }
}

@Model
class Plant {
  #Index<Plant>([\.name], [\.name, \.watered])
  #Unique<Plant>([\.name, \.watered])

  var id: UUID
  var name = ""
  var watered: Date?
  var shelf: Shelf?
  var notes: [String]
  var labels: [String: Int]?

  init(name: String) {
    id = UUID()
    self.name = name
    notes = []
  }
}

@Model
class Tree: Plant {
  var height = 2.5

  init() {
    super.init(name: "Oak")
  }
}

func tall(_ trees: [Tree]) -> Set<Tree> { Set(trees.filter { $0.height > 3 }) }
