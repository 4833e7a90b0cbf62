/// A list of things to choose from.
@MainActor open class UIMenu: UIMenuElement {
  /// A name for a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1)
    /// As something that takes something away.
    public static let destructive = Options(rawValue: 2)
    /// As small pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
    /// With one chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large what stands in a menu is.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small
    /// In between.
    case medium
    /// As usual.
    case large
    /// As the system finds best.
    case automatic = -1
  }

  /// The menu's name among others.
  open private(set) var identifier: Identifier
  /// How it is shown.
  open private(set) var options: Options
  /// What stands in it.
  open private(set) var children: [UIMenuElement]
  /// How large what stands in it is.
  open var preferredElementSize: ElementSize

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The elements that are switched on.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// A copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// Elements that are found when the menu opens.
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Creates elements that are asked for once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that are asked for each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// What puts an app's menus together.
@MainActor public protocol UIMenuBuilder {
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
}
