@_spi(Reflection) import Swift

extension Node {
  /// Fills the dynamic properties of a view in place.
  func installProperties<Value>(of value: inout Value) {
    let fields = DynamicFields.of(Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let start = bytes.baseAddress else { return }
      for field in fields {
        let place = PropertyPlace(node: self, offset: field.offset)
        field.type.update(at: start + field.offset, place)
      }
    }
  }
}

/// Where the dynamic properties of a type lie.
struct DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  @MainActor private static var known: [ObjectIdentifier: [Field]] = [:]

  @MainActor
  static func of(_ type: Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    let fields = read(type)
    known[id] = fields
    return fields
  }

  private static func read(_ type: Any.Type) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: property))
      }
      return true
    }
    return fields
  }
}

extension DynamicProperty {
  /// Updates the properties inside this one, then this one.
  @MainActor
  static func update(at address: UnsafeMutableRawPointer, _ place: PropertyPlace) {
    if let installed = self as? any InstalledProperty.Type {
      installed.install(at: address, place)
    } else {
      updateFields(at: address, place)
    }
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }

  @MainActor
  private static func updateFields(at address: UnsafeMutableRawPointer, _ place: PropertyPlace) {
    for field in DynamicFields.of(self) {
      let inner = PropertyPlace(node: place.node, offset: place.offset + field.offset)
      field.type.update(at: address + field.offset, inner)
    }
  }
}

extension InstalledProperty {
  @MainActor
  static func install(at address: UnsafeMutableRawPointer, _ place: PropertyPlace) {
    address.assumingMemoryBound(to: Self.self).pointee.install(at: place)
  }
}
