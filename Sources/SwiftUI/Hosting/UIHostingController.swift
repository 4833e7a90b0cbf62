/// A screen of UIKit that shows a view of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  @MainActor @preconcurrency public var rootView: Content

  /// What follows from the size of the view.
  @MainActor @preconcurrency public var sizingOptions: UIHostingControllerSizingOptions = []

  /// The areas that the view keeps out of.
  @MainActor @preconcurrency public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a screen of a view.
  @MainActor @preconcurrency
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen of a view from one in an archive.
  @MainActor @preconcurrency
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Not to be called: an archive has no view of SwiftUI.
  @MainActor @preconcurrency
  public required init?(coder aDecoder: NSCoder) {
    preconditionFailure("init(coder:) must be overridden and call init(coder:rootView:)")
  }

  open override func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The size that the view takes when this one is offered.
  @MainActor @preconcurrency
  public func sizeThatFits(in size: CGSize) -> CGSize {
    let proposal = ProposedViewSize(size)
    return ViewHost().settle(rootView, in: EnvironmentValues(), for: 0) { items in
      items.map { $0.size(proposal) }.reduce(CGSize.zero) { whole, item in
        CGSize(width: max(whole.width, item.width), height: max(whole.height, item.height))
      }
    }
  }
}

/// What follows from the size of a view that a screen of UIKit shows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The size that the screen would like to have.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that the screen's view asks for.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// What is told of the life of a scene of UIKit that SwiftUI describes.
public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// The scene.
  associatedtype RootScene: Scene

  /// The scene.
  @SceneBuilder static var rootScene: Self.RootScene { get }
}
