/// What was copied, and can be pasted.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The one that all apps share.
  public class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard()

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that all apps share.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// What is said about things that are copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When they are forgotten.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What is there, each thing in its several forms.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// How often something was copied.
  open private(set) var changeCount = 0

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts.
  open var strings: [String]? {
    get { all("public.utf8-plain-text") }
    set { set(newValue, "public.utf8-plain-text") }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All addresses.
  open var urls: [URL]? {
    get { all("public.url") }
    set { set(newValue, "public.url") }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All pictures.
  open var images: [UIImage]? {
    get { all("public.png") }
    set { set(newValue, "public.png") }
  }
  /// The first colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// All colours.
  open var colors: [UIColor]? {
    get { all("com.apple.uikit.color") }
    set { set(newValue, "com.apple.uikit.color") }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
  /// The forms of the first thing.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// How many things there are.
  open var numberOfItems: Int { items.count }

  /// Whether something is there in one of these forms.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// The bytes of the first thing in a form.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }

  /// The first thing in a form.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Copies bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Copies something.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Adds to what was copied.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Copies several things.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}

extension UIPasteboard {
  /// Something else was copied.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// A pasteboard has gone.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
