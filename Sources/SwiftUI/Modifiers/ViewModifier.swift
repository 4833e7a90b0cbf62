/// Something that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified view consists of.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Not to be called: the module applies this modifier itself.
  public func body(content: Self.Content) -> Self.Body {
    preconditionFailure("\(Self.self) has no body: it is applied by the module itself")
  }
}

extension ViewModifier {
  /// Applies another modifier after this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Animates changes of what the modifier adds; a drawing shows their end.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes what accompanies changes of what the modifier adds; a drawing shows their end.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { self }
}

/// Stands for the view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let update: @MainActor (Node) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
  package func update(_ node: Node) {
    update(node)
  }
}
