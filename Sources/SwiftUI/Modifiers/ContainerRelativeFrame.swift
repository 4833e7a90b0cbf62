/// Makes a view as large as the scroll view around it or, without one, as the space it is offered.
struct ContainerRelativeLayout: UnaryLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    let inner = inner(proposal, child.environment)
    let own = child.size(inner)
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? inner.height ?? own.height : own.height)
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let inner = inner(proposal, child.environment)
    return Place(child, at: alignment.origin(of: child.dimensions(inner), in: size), inner)
  }

  private func inner(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(axis) {
      let container = environment.scrollPlace?.askedRoom?[axis] ?? proposal[axis]
      inner[axis] = container.map { max(0, length($0, axis)) }
    }
    return inner
  }
}

extension View {
  /// Makes the view as large as the container around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    layout(ContainerRelativeLayout(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Makes the view as large as a closure says of the container around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    layout(ContainerRelativeLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Makes the view as large as some of the parts that the container around it has room for.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let each = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return each * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
