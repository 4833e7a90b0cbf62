import Drawing

/// Stands for a view of UIKit: takes the room that is offered, and says what is missing.
struct ForeignView {
  let name: String

  /// What stands for a view, if it is one of UIKit.
  init?<V: View>(_ view: V) {
    guard V.Body.self == Never.self else { return nil }
    let kind: String
    switch view {
    case is any UIViewRepresentable: kind = "UIViewRepresentable"
    case is any UIViewControllerRepresentable: kind = "UIViewControllerRepresentable"
    default: return nil
    }
    name = "\(V.self) (\(kind))"
  }
}

extension ForeignView: LeafView {
  nonisolated package func sizeThatFits(
    _ proposal: ProposedViewSize, _ environment: EnvironmentValues
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated package func draw(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] { [] }

  package func update(_ node: Node) {
    node.host.report(name)
  }
}
