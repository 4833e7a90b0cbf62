/// A shape that knows its path when its edges move inward.
package nonisolated protocol InsetBase: Shape {
  nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// A shape, smaller on every side.
package struct Inset<Base: InsetBase>: InsettableShape {
  let base: Base
  let amount: CGFloat

  package func path(in rect: CGRect) -> Path {
    base.path(in: rect, inset: amount)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  package func inset(by amount: CGFloat) -> Inset<Base> {
    Inset(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inward, down to nothing but never beyond.
  func shrunk(by amount: CGFloat) -> CGRect {
    let rect = standardized
    let (x, y) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return rect.insetBy(dx: x, dy: y)
  }
}
