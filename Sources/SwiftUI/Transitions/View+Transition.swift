extension View {
  /// Says how the view comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Says how the view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Says how the content of the view changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Lets the view grow out of another one with the same identity; a drawing shows the end.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Moves what is inside as one.
  nonisolated public func geometryGroup() -> some View { self }
}
