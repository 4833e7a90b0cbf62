/// What a preview's program answers: its previews in source order, and the stories played with them.
package struct DrawResult: Codable, Hashable, Sendable {
  package var previews: [Preview]
  package var stories: [Story]

  package init(previews: [Preview], stories: [Story] = []) {
    self.previews = previews
    self.stories = stories
  }

  package struct Preview: Codable, Hashable, Sendable {
    /// The name that the author gave, or `nil`.
    package var name: String?
    /// The line of the declaration in the compiled text, from 1.
    package var line: Int
    /// One for each variant of the request, in its order.
    package var drawings: [Drawing]

    package init(name: String?, line: Int, drawings: [Drawing]) {
      self.name = name
      self.line = line
      self.drawings = drawings
    }
  }

  /// A preview, drawn in one way.
  package struct Drawing: Codable, Hashable, Sendable {
    /// The variant as it came out: `preferredColorScheme` and the like may overrule the request.
    package var variant: Variant
    /// Width and height in points.
    package var size: [Double]
    package var svg: String
    /// In drawing order.
    package var elements: [Element]
    /// What compiles but is not drawn as iOS draws it, as in `.blur`; sorted.
    package var notDrawn: [String]
    /// What was found by measuring.
    package var findings: [Finding]

    package init(
      variant: Variant, size: [Double], svg: String, elements: [Element], notDrawn: [String],
      findings: [Finding] = []
    ) {
      self.variant = variant
      self.size = size
      self.svg = svg
      self.elements = elements
      self.notDrawn = notDrawn
      self.findings = findings
    }
  }

  /// A flaw of a drawing.
  package struct Finding: Codable, Hashable, Sendable {
    package var kind: FindingKind
    /// The text or the name of the element that has it.
    package var element: String?
    /// What is wrong.
    package var message: String

    package init(_ kind: FindingKind, _ element: String?, _ message: String) {
      self.kind = kind
      self.element = element
      self.message = message
    }
  }

  /// A thing that was drawn.
  package struct Element: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
      case text, shape, image, control
    }

    package var kind: Kind
    /// What an assistive technology would call it, as in `button`.
    package var role: String?
    package var label: String?
    package var text: String?
    /// x, y, width and height in points.
    package var frame: [Double]
    /// `#RRGGBB`, or `#RRGGBBAA` where it is translucent.
    package var color: String?

    package init(
      kind: Kind, role: String? = nil, label: String? = nil, text: String? = nil,
      frame: [Double], color: String? = nil
    ) {
      self.kind = kind
      self.role = role
      self.label = label
      self.text = text
      self.frame = frame
      self.color = color
    }
  }
}
