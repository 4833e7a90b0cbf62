import Drawing

/// What an item and everything inside it draw, from back to front.
package struct Painting {
  package var items: [DisplayItem] = []
  /// What was drawn, for those who want to know instead of look.
  package var elements: [RenderedElement] = []
  /// What an assistive technology perceives, in reading order.
  package var accessible: [AccessibleElement] = []
  /// What takes touches, from back to front.
  package var targets: [TouchTarget] = []
  /// The texts inside, seen or not: they name a control.
  var texts: [String] = []
  /// Those of the texts that are there to name the control around them, where there are such.
  var names: [String] = []
  /// Texts that name a control which has no other name, as an example in an empty field does.
  var substituteNames: [String] = []
  /// What the control around can be set to.
  var choices: [ControlChoice] = []
  /// What the view around is to be seen through.
  var mask: [DisplayItem]?

  package init(_ items: [DisplayItem] = [], elements: [RenderedElement] = []) {
    self.items = items
    self.elements = elements
  }
}

/// A thing that was drawn, and where.
package struct RenderedElement: Hashable, Sendable {
  package var description: ElementDescription
  /// In points, with edges on device pixels.
  package var frame: CGRect
  package var isEnabled: Bool
  /// The text size that it was drawn for: views may choose another one than the reader has.
  package var dynamicTypeSize: DynamicTypeSize

  init(_ description: ElementDescription, frame: CGRect, in environment: EnvironmentValues) {
    self.description = description
    self.frame = frame
    isEnabled = environment.isEnabled
    dynamicTypeSize = environment.dynamicTypeSize
  }
}

extension Painting {
  /// Draws another painting on top.
  mutating func append(_ other: Painting) {
    items += other.items
    elements += other.elements
    accessible += other.accessible
    targets += other.targets
    texts += other.texts
    names += other.names
    substituteNames += other.substituteNames
    choices += other.choices
    if let other = other.mask { mask = (mask ?? []) + other }
  }

  /// Treats everything drawn as one.
  func grouped(_ change: (inout DisplayItem.Group) -> Void) -> Painting {
    guard !items.isEmpty else { return self }
    var painting = self
    var group = DisplayItem.Group(items)
    change(&group)
    painting.items = [.group(group)]
    return painting
  }

  func transformed(by transform: CGAffineTransform) -> Painting {
    var painting = grouped { $0.transform = transform }
    for index in elements.indices {
      painting.elements[index].frame = elements[index].frame.applying(transform)
    }
    painting.accessible = accessible.map { $0.transformed(by: transform) }
    painting.targets = targets.map { $0.transformed(by: transform) }
    return painting
  }

  /// Cuts off what lies outside an outline; there is nothing to be touched there either.
  func clipped(to outline: Outline, evenOdd: Bool = false) -> Painting {
    let clip = DisplayItem.Clip(outline, evenOdd: evenOdd)
    var painting = grouped { $0.clip = clip }
    for index in targets.indices { painting.targets[index].clips.append(clip) }
    painting.accessible = accessible.map { $0.clipped(to: outline.bounds) }
    return painting
  }

  func faded(_ opacity: Double) -> Painting {
    guard opacity < 1 else { return self }
    guard opacity > 0 else { return invisible }
    var painting = grouped { $0.opacity = opacity }
    for index in elements.indices {
      let color = elements[index].description.color
      painting.elements[index].description.color = color?.opacity(opacity)
    }
    return painting
  }

  /// Nothing drawn, but the texts and choices still known.
  var invisible: Painting {
    var painting = Painting()
    painting.texts = texts
    painting.names = names
    painting.substituteNames = substituteNames
    painting.choices = choices
    return painting
  }
}

extension CGRect {
  /// The smallest upright rectangle around the transformed one.
  func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
