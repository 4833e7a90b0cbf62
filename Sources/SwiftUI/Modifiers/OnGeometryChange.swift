/// Calls an action when something about the place of the modified view changes, and at first.
struct PlacedModifier<Value: Equatable> {
  let read: (PlacingContext) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension PlacedModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    content.enumerated().map { index, item in
      let layout = PlacedLayout { context in
        let value = read(context)
        let last = node.storage[index] as? Last
        guard value != last?.value else { return }
        node.storage[index] = Last(value)
        let old = last?.value ?? value
        node.host.enqueue { action(old, value) }
      }
      return LayoutItem(layout, around: item, in: node.environment)
    }
  }

  private final class Last {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}

/// Tells where its child is placed.
private struct PlacedLayout: UnaryLayout {
  let placed: @MainActor (PlacingContext) -> Void

  func latePlaces(of item: LayoutItem, _ context: PlacingContext) -> [Place]? {
    placed(context)
    return nil
  }
}

extension View {
  /// Calls an action when something about the place of the view changes, and at first.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(
      PlacedModifier {
        transform(GeometryProxy($0))
      } action: {
        action($1)
      })
  }

  /// Calls an action with the old and the new value when something about the place of the view
  /// changes, and at first.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      PlacedModifier {
        transform(GeometryProxy($0))
      } action: {
        action($0, $1)
      })
  }
}

extension View {
  /// Calls an action when a person begins or ends to resize the window: a phone has none.
  nonisolated public func onInteractiveResizeChange(
    _ action: @escaping (_ isResizing: Bool) -> Void
  ) -> some View { self }
}
