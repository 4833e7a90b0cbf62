/// Something that one can do with a view.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// It is about to belong to another view.
  func willMove(to view: UIView?)
  /// It belongs to another view.
  func didMove(to view: UIView?)
}

/// Shows a menu when a finger stays.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What is asked for the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// It is about to belong to another view.
  open func willMove(to view: UIView?) {}
  /// It belongs to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Takes the menu away.
  open func dismissMenu() {}
}

/// What is asked for a menu.
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu and what is shown with it.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// What tells it apart from others.
  public let identifier: any NSCopying

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
  }
}
