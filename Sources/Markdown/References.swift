import Diagnostics

/// A link or an image, as written.
package struct Reference: Hashable, Sendable {
  package var destination: String
  package var isImage: Bool
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
      self.init(destination: target, isImage: false, location: node.location)
    case .image(let source, _):
      self.init(destination: source, isImage: true, location: node.location)
    default: return nil
    }
  }
}
