/// A shape whose path is made from another shape's.
package struct DerivedShape<Content: Shape>: Shape {
  let content: Content
  let derive: @Sendable (Content, CGRect) -> Path

  package func path(in rect: CGRect) -> Path { derive(content, rect) }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  package var layoutDirectionBehavior: LayoutDirectionBehavior {
    content.layoutDirectionBehavior
  }
}

extension Shape {
  /// The part of the edge between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    DerivedShape(content: self) { shape, rect in
      shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The area that a line along the edge covers.
  public func stroke(style: StrokeStyle) -> some Shape {
    DerivedShape(content: self) { shape, rect in shape.path(in: rect).strokedPath(style) }
  }

  /// The area that a line along the edge covers.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape at a fixed size, from the frame's upper leading corner.
  public func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// The shape at a fixed size, placed in its frame by a point of both.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    DerivedShape(content: self) { shape, rect in
      let x = rect.minX + (rect.width - size.width) * anchor.x
      let y = rect.minY + (rect.height - size.height) * anchor.y
      return shape.path(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
  }

  /// The shape at a fixed size, from the frame's upper leading corner.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape at a fixed size, placed in its frame by a point of both.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
