/// A field for what one looks for.
@MainActor open class UISearchBar: UIView, UITextInputTraits {
  /// How it looks.
  public enum Style: UInt, Sendable {
    /// As usual.
    case `default`
    /// With something behind it.
    case prominent
    /// With nothing behind it.
    case minimal
  }

  /// The pictures in it.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that empties it.
    case clear
    /// What is marked.
    case bookmark
    /// What was found.
    case resultsList
  }

  /// What is told of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is looked for.
  open var text: String? = ""
  /// What stands above it.
  open var prompt: String?
  /// What stands in it while nothing was typed.
  open var placeholder: String?
  /// The field itself.
  public let searchTextField = UISearchTextField()
  /// Its colours.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// What is behind it.
  open var barTintColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// Whether there is a button for what is marked.
  open var showsBookmarkButton = false
  /// Whether there is a button that ends it.
  open var showsCancelButton = false
  /// Whether there is a button for what was found.
  open var showsSearchResultsButton = false
  /// Whether there are pieces to choose where one looks.
  open var showsScopeBar = false
  /// The pieces to choose where one looks.
  open var scopeButtonTitles: [String]?
  /// The piece that is chosen.
  open var selectedScopeButtonIndex = 0
  /// Whether it can be used.
  open var isEnabled = true

  /// What is capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether mistakes are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The colours of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key needs something typed.
  open var enablesReturnKeyAutomatically = true
  /// Whether nobody shall read it.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What kind of text it is.
  open var textContentType: UITextContentType!

  private var icons: [Icon: UIImage] = [:]

  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Shows or hides the button that ends it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the pieces to choose where one looks.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Says what a picture is.
  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) { icons[icon] = iconImage }
  /// A picture.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  /// Says what picture is behind the field.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Says what picture is behind it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Says how pieces to choose look.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A line for what one looks for.
@MainActor open class UISearchTextField: UITextField {
  /// What was chosen beside letters.
  open var tokens: [UISearchToken] = []
  /// The colour behind what was chosen.
  open var tokenBackgroundColor: UIColor?
  /// Whether what was chosen can be copied.
  open var allowsCopyingTokens = true
  /// Whether what was chosen can be deleted.
  open var allowsDeletingTokens = true
  /// Adds something chosen.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(tokenIndex, tokens.count))
  }
  /// Takes something chosen away.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

/// Something that was chosen to look for.
@MainActor open class UISearchToken: NSObject {
  /// What the app knows it by.
  open var representedObject: Any?

  /// Creates one.
  public init(icon: UIImage?, text: String) {}
}

/// What is told of a field for what one looks for.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether typing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Something else is looked for.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a piece may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The button that looks was touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button for what is marked was touched.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends it was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another piece was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
