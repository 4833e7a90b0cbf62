import Diagnostics

/// A link or an image, as written.
package struct Reference: Hashable, Sendable, Codable {
  package var destination: String
  package var isImage: Bool
  /// Whether a reader gets no text: an image without alternative text, a link around nothing.
  ///
  /// Of an image in a link, the image says so.
  package var isWordless: Bool
  package var location: SourceLocation
}

extension Node {
  /// The links and images below the node, in order.
  package var references: [Reference] {
    var references: [Reference] = []
    walk { node in
      if let reference = Reference(node) { references.append(reference) }
    }
    return references
  }
}

extension Reference {
  fileprivate init?(_ node: Node) {
    switch node.kind {
    case .link(let target, _):
      self.init(node, destination: target, isImage: false)
    case .image(let source, _):
      self.init(node, destination: source, isImage: true)
    default: return nil
    }
  }
  private init(_ node: Node, destination: String, isImage: Bool) {
    self.destination = destination
    self.isImage = isImage
    isWordless =
      node.plainText.allSatisfy(\.isWhitespace) && node.children.allSatisfy(\.references.isEmpty)
    location = node.location
  }
}
