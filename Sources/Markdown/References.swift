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
    let inner = children.flatMap(\.references)
    switch kind {
    case .link(let destination, _):
      return [Reference(destination: destination, isImage: false, location: location)] + inner
    case .image(let source, _):
      return [Reference(destination: source, isImage: true, location: location)] + inner
    default: return inner
    }
  }
}
