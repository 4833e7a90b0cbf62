import Diagnostics
import SwiftSyntax

/// The parts of a piece, by where they stand once there is something around it.
struct Zones {
  typealias Item = CodeBlockItemSyntax.Item

  enum Zone { case file, members, body }

  /// What stands beside the type: extensions, protocols, types.
  private(set) var file: [Item] = []
  /// Its members: state, functions.
  private(set) var members: [Item] = []
  /// What a view shows or a function does, and the values for that.
  private(set) var body: [Item] = []

  fileprivate init(_ placed: [(item: Item, zone: Zone)]) {
    for (item, zone) in placed {
      let items = [item].ofAllConditions
      switch zone {
      case .file: file += items
      case .members: members += items
      case .body: body += items
      }
    }
  }
}

extension ParsedText {
  /// - Parameter shape: that of a piece, which is no file.
  func zones(of shape: FenceAttributes.Shape) -> Zones {
    Zones(Array(zip(tree.statements.map(\.item), places(of: shape))))
  }

  /// The lines of each zone; as they are where one holds them all.
  func lines(of shape: FenceAttributes.Shape) -> (file: [Line], members: [Line], body: [Line]) {
    let places = places(of: shape)
    let main: Zones.Zone = shape == .members ? .members : .body
    if places.allSatisfy({ $0 == main }) {
      return main == .body ? ([], [], text.lines) : ([], text.lines, [])
    }
    let list = declarations(areMembers: false)
    let lines = { (zone: Zones.Zone) in
      let own = zip(list.declarations, places).filter { $0.1 == zone }.map(\.0)
      return own.flatMap { $0.leading + $0.lines } + (zone == main ? list.trailing : [])
    }
    return (lines(.file), lines(.members), lines(.body))
  }

  /// What stands around the body of a view or a chain.
  func declarations(outOfBodyOf shape: FenceAttributes.Shape) -> DeclarationList {
    var list = declarations(areMembers: false)
    list.declarations = zip(list.declarations, places(of: shape)).filter { $0.1 != .body }.map(\.0)
    list.trailing = []
    return list
  }

  /// Where each of its statements goes.
  private func places(of shape: FenceAttributes.Shape) -> [Zones.Zone] {
    let items = tree.statements.map(\.item)
    if shape == .members { return items.map { $0.isBesideMembers ? .file : .members } }
    let assigned = tree.assignedNames
    var places = items.map { item in
      let zones = [item].ofAllConditions.map { $0.zone(of: shape, assigned: assigned) }
      return Set(zones).count == 1 ? zones[0] : .body
    }
    // A value goes with the type or the member that uses it: none sees into a body.
    for zone in [Zones.Zone.file, .members] {
      let used = zip(items, places).filter { $0.1 == zone }
        .reduce(into: Set<String>()) { $0.formUnion(Names.free(in: $1.0)) }
      for index in items.indices where places[index] == .body {
        let names = items[index].as(VariableDeclSyntax.self).map(DeclarationKey.keys) ?? []
        if names.contains(where: { used.contains($0.name) }) { places[index] = zone }
      }
    }
    return places
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var isBesideMembers: Bool {
    [self].ofAllConditions.contains(where: \.standsInFilesOnly)
  }

  /// - Parameter assigned: names that something is assigned to.
  fileprivate func zone(of shape: FenceAttributes.Shape, assigned: Set<String>) -> Zones.Zone {
    guard isDeclaration else { return .body }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.isMember(of: shape, assigned: assigned) ? .members : .body
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      let isLocal = shape == .statements && function.modifiers.isEmpty && !standsInTypesOnly
      return isLocal ? .body : .members
    }
    return standsInTypesOnly ? .members : .file
  }
}

extension VariableDeclSyntax {
  fileprivate func isMember(of shape: FenceAttributes.Shape, assigned: Set<String>) -> Bool {
    if isWrapped || !modifiers.isEmpty || shape == .chain { return true }
    if !isStored { return shape == .view || !attributes.isEmpty }
    guard hasNoValue else { return false }
    return !DeclarationKey.keys(of: self).contains { assigned.contains($0.name) }
  }
}

extension SourceFileSyntax {
  /// Variables that something is assigned to.
  fileprivate var assignedNames: Set<String> {
    let signs = tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.is(AssignmentExprSyntax.self) ?? false
    }
    return Set(signs.compactMap { $0.previousToken(viewMode: .sourceAccurate)?.text })
  }
}
