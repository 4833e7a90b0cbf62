/// A view that is made anew only when it has become another one; a drawing makes all views anew.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Creates a view that is compared.
  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Makes the view anew only when it has become another one.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
