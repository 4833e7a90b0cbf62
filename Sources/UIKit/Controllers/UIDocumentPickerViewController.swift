import UniformTypeIdentifiers

/// Lets the user choose files.
@MainActor open class UIDocumentPickerViewController: UIViewController {
  /// What is told of it.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder that it begins with.
  open var directoryURL: URL?

  /// Creates a controller for files of some kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for files of some kinds.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a controller to put files somewhere.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller to put files somewhere.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a controller from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// What is told of choosing files.
@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Shows a file, or hands it on.
@MainActor open class UIDocumentInteractionController: NSObject {
  /// What is told of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  open var url: URL?
  /// The file's name.
  open var name: String?
  /// The kind of file.
  open var uti: String?

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Shows the file.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Offers what can be done with the file.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Offers who can open the file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}

/// What is told of a file that is shown.
@MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The screen that it is shown from.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// It is not shown any more.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A new one.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}
