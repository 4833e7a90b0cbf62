/// Room around a view.
struct PaddingLayout: UnaryLayout {
  let edges: Edge.Set
  /// `nil` takes the system's distance.
  let insets: EdgeInsets?

  /// What iOS pads with where no length is given, in points.
  static let systemLength: CGFloat = 16

  private var resolved: EdgeInsets {
    (insets ?? EdgeInsets(Self.systemLength, edges: .all)).kept(on: edges)
  }

  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    let size = child.size(proposal.inset(by: resolved))
    return CGSize(
      width: size.width + resolved.horizontal, height: size.height + resolved.vertical)
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let origin = CGPoint(x: resolved.leading, y: resolved.top)
    return Place(child, at: origin, proposal.inset(by: resolved))
  }

  func spacing(around child: LayoutItem) -> ViewSpacing {
    child.spacing.replacing(.ordinary, on: edges)
  }
}
