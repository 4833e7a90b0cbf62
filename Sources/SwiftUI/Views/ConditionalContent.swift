/// One of two views, as an `if` with `else` in a view builder makes it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func update(_ node: Node) {
    switch storage {
    case .trueContent(let content): node.child(.branch(true)).update(content, in: node.environment)
    case .falseContent(let content):
      node.child(.branch(false)).update(content, in: node.environment)
    }
  }
}
