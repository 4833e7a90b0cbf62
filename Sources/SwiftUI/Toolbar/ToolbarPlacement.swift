/// A place in a bar.
public struct ToolbarItemPlacement: Sendable {
  enum Kind: Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmation, cancellation, destructive, keyboard, topLeading, topTrailing, bottom
    case title, largeTitle, subtitle, largeSubtitle
  }

  let kind: Kind

  /// As the bar has it: at the trailing side.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// In the middle.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// Where one goes back: at the leading side.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// What the screen is for: at the trailing side.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// What is not needed all the time: in a menu.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// What is going on: in the middle of the lower bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// What confirms: at the trailing side.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// What cancels: at the leading side.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  /// What deletes: at the trailing side.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// At the leading side of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .topLeading)
  /// At the trailing side of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
  /// At the leading side of the upper bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .topLeading)
  /// At the trailing side of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topTrailing)
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  /// In the place of the title.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// In the place of the large title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// In the place of the line below the title.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In the place of the line below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The bars that are seen.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// The bar at the bottom.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// The bar with the title.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar with the tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}

/// What the bars of a screen are for.
public struct ToolbarRole: Sendable {
  private let name: String

  /// As the place asks for.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// To move about in a stack.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// To look through content.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// To edit a document.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// Where the title of a screen stands.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As the place asks for.
  public static var automatic: ToolbarTitleDisplayMode { Self(mode: .automatic) }
  /// Below the bar, in large letters.
  public static var large: ToolbarTitleDisplayMode { Self(mode: .large) }
  /// In the bar, in large letters.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(mode: .inline) }
  /// In the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { Self(mode: .inline) }
}

/// Something that bars have by themselves.
public struct ToolbarDefaultItemKind: Sendable {
  private let name: String

  /// The button that shows and hides the first column.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
