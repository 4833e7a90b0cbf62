/// Something that changes how a preview is laid out.
@MainActor
public struct PreviewTrait<T>: Sendable {
  package enum Change: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case wrapper(@MainActor @Sendable (AnyView) async throws -> AnyView)
  }

  package let change: Change
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The layout of a preview without this kind of trait.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(change: .layout(.device)) }

  /// The preview is as large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(change: .layout(.sizeThatFits))
  }

  /// The preview has a size of its own, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(change: .layout(.fixed(width: width, height: height)))
  }

  /// The device stands upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(change: .orientation(.portrait)) }

  /// The device stands on its head.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(change: .orientation(.portraitUpsideDown))
  }

  /// The device lies on its side, its top to the left.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(change: .orientation(.landscapeLeft))
  }

  /// The device lies on its side, its top to the right.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(change: .orientation(.landscapeRight))
  }

  /// The preview is wrapped by a modifier that can prepare something that previews share.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T>
  where M: Sendable {
    PreviewTrait(
      change: .wrapper { content in
        let context = try await M.makeSharedContext()
        return AnyView(modifier.body(content: PreviewModifierContent(content), context: context))
      })
  }
}
