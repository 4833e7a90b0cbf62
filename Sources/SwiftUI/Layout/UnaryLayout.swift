/// A layout around a single child, as a modifier makes it.
package protocol UnaryLayout: ItemLayout {
  /// The size, from the one child.
  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize

  /// Where the child goes.
  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place

  /// What decides the default distance to the neighbours.
  func spacing(around child: LayoutItem) -> ViewSpacing
}

extension UnaryLayout {
  package func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    child.size(proposal)
  }

  package func place(
    _ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem
  ) -> Place {
    Place(child, proposal)
  }

  package func spacing(around child: LayoutItem) -> ViewSpacing { child.spacing }

  package func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard let child = item.children.first else { return .zero }
    return size(proposal, around: child)
  }

  package func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    guard let child = item.children.first else { return [] }
    return [place(proposal, in: size, child)]
  }

  // Unlike a container, a modifier hands every guide of its child on.
  package func explicitAlignment(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, of item: LayoutItem
  ) -> CGFloat? {
    guard let place = item.places(proposal).first else { return nil }
    guard let value = place.child.explicitAlignment(key, place.proposal) else { return nil }
    return value + place.origin[key.axis]
  }

  package func spacing(of item: LayoutItem) -> ViewSpacing {
    guard let child = item.children.first else { return .empty }
    return spacing(around: child)
  }

  package func priority(of item: LayoutItem) -> Double {
    item.children.first?.priority ?? 0
  }
}
