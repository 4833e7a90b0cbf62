/// Views that are made from a collection, which can be edited through them.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the views inside.
  nonisolated public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Says how elements are deleted; `nil` where they cannot be.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(
      RowEditModifier { row, index in
        row.delete = action.map { action in { action(IndexSet(integer: index)) } }
      })
  }

  /// Says how elements are moved; `nil` where they cannot be.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(
      RowEditModifier { row, index in
        row.move = action.map { action in { action(IndexSet(integer: index), $0) } }
      })
  }

  /// Says how what is dropped becomes elements.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditModifier { _, _ in })
  }

  /// Says how what is dropped becomes elements.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditModifier { _, _ in })
  }
}

/// Changes what can be done with rows, by their place in the collection.
struct RowEditModifier {
  let change: (inout ListRowTraits, Int) -> Void
}

extension RowEditModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    for (position, item) in content.enumerated() {
      change(&item.traits.row, item.traits.index ?? position)
    }
    return content
  }
}

extension View {
  /// Says whether the row cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    row { if isDisabled { $0.isDeleteDisabled = true } }
  }

  /// Says whether the row cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    row { if isDisabled { $0.isMoveDisabled = true } }
  }

  /// Says whether the row cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Changes what the list around the view knows about its row.
  nonisolated func row(_ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    modifier(TraitModifier { change(&$0.row) })
  }
}
