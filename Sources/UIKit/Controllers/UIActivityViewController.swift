/// Hands things on to others.
@MainActor open class UIActivityViewController: UIViewController {
  /// What is called when it is over.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is called when it is over.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller of things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Something that is done with things that are handed on.
@MainActor open class UIActivity: NSObject {
  /// Where it is offered.
  public enum Category: Int, Sendable {
    /// Among what is done here.
    case action
    /// Among whom it is handed on to.
    case share
  }

  /// What is done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private init(short: String) { rawValue = "com.apple.UIKit.activity." + short }

    /// To a service.
    public static let postToFacebook = ActivityType(short: "PostToFacebook")
    /// To a service.
    public static let postToTwitter = ActivityType(short: "PostToTwitter")
    /// To a service.
    public static let postToWeibo = ActivityType(short: "PostToWeibo")
    /// To a service.
    public static let postToVimeo = ActivityType(short: "PostToVimeo")
    /// To a service.
    public static let postToFlickr = ActivityType(short: "PostToFlickr")
    /// To a service.
    public static let postToTencentWeibo = ActivityType(short: "TencentWeibo")
    /// By a message.
    public static let message = ActivityType(short: "Message")
    /// By mail.
    public static let mail = ActivityType(short: "Mail")
    /// On paper.
    public static let print = ActivityType(short: "Print")
    /// To be pasted.
    public static let copyToPasteboard = ActivityType(short: "CopyToPasteboard")
    /// To someone's card.
    public static let assignToContact = ActivityType(short: "AssignToContact")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType(short: "SaveToCameraRoll")
    /// To be read later.
    public static let addToReadingList = ActivityType(short: "AddToReadingList")
    /// To a device nearby.
    public static let airDrop = ActivityType(short: "AirDrop")
    /// To the books.
    public static let openInIBooks = ActivityType(short: "OpenInIBooks")
    /// As a file that is printed to.
    public static let markupAsPDF = ActivityType(short: "MarkupAsPDF")
    /// To the home screen.
    public static let addToHomeScreen = ActivityType(short: "AddToHomeScreen")
  }

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// Where it is offered.
  open class var activityCategory: UIActivity.Category { .action }
  /// What is done.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What it says.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A screen to do it on.
  open var activityViewController: UIViewController? { nil }
  /// Does it.
  open func perform() {}
  /// Says that it is over.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A thing that is made when it is handed on.
@MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What it is.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Nothing.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
