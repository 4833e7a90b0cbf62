/// A thing as an assistive technology perceives it, and what can be done with it.
package struct AccessibleElement {
  /// What it is, as in `button`; `text` and `image` for what only shows something.
  package var role: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  /// Its name for tests.
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  package var isEnabled = true
  package var isFocused = false
  /// Whether the system decides how large it is, and not who wrote the view.
  package var isSizedBySystem = false
  /// On the canvas, in points.
  package var frame: CGRect
  /// What clips leave of the frame; empty where nothing can be seen of it.
  package var visibleFrame: CGRect
  /// What can be read in it.
  package var texts: [String] = []
  /// From the innermost to the outermost.
  package var responders: [Responder] = []
  /// What it offers itself, beside what is around it.
  package var actions: [String] = []
  /// How early it is read among its siblings; those of a higher priority come first.
  var sortPriority: Double = 0
  /// What a container holds.
  package var children: [AccessibleElement] = []

  package init(role: String?, frame: CGRect) {
    self.role = role
    self.frame = frame
    visibleFrame = frame
  }
}

extension AccessibleElement {
  /// What a leaf is perceived as; nothing where it only decorates.
  init?(_ description: ElementDescription, frame: CGRect) {
    switch description.kind {
    case .text: self.init(role: description.role ?? "text", frame: frame)
    case .image where description.label != nil: self.init(role: "image", frame: frame)
    case .control: self.init(role: description.role, frame: frame)
    case .image, .shape: return nil
    }
    label = description.label
    texts = description.text.map { [$0] } ?? []
  }

  func transformed(by transform: CGAffineTransform) -> AccessibleElement {
    var element = self
    element.frame = frame.applying(transform)
    element.visibleFrame = visibleFrame.isEmpty ? .zero : visibleFrame.applying(transform)
    element.children = children.map { $0.transformed(by: transform) }
    return element
  }

  func clipped(to bounds: CGRect) -> AccessibleElement {
    var element = self
    let rest = visibleFrame.intersection(bounds)
    element.visibleFrame = rest.isNull ? .zero : rest
    element.children = children.map { $0.clipped(to: bounds) }
    return element
  }
}
