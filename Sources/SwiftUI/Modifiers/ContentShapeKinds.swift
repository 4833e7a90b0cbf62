import Drawing

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted when the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted when the view shows its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What an assistive technology frames.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Says which part of the view can be touched; a drawing does not show it.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Says which shape the view has for some purposes; of these, only touches are known here.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    painted { painting, frame, environment in
      guard kind.contains(.interaction) else { return painting }
      let outline = shape.placedPath(in: frame, environment).outline
      var painting = painting
      for index in painting.targets.indices {
        painting.targets[index].clips.append(.init(outline, evenOdd: eoFill))
      }
      painting.targets.insert(TouchTarget(outline, evenOdd: eoFill), at: 0)
      return painting
    }
  }
}
