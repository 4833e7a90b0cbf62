import Photos
import UIKit
import UniformTypeIdentifiers

/// What can be picked, and how.
public struct PHPickerConfiguration: Hashable {
  /// The form that photos and videos are handed over in.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// As they are.
    case current = 1
    /// One that most programs can read.
    case compatible = 2
  }

  /// How several are picked.
  public enum Selection: Int, Sendable {
    /// One after the other, all at once.
    case `default` = 0
    /// With numbers.
    case ordered = 1
    /// The program is told of each.
    case continuous = 2
    /// With numbers, and the program is told of each.
    case continuousAndOrdered = 3
  }

  /// How the library is shown.
  public enum Mode: Int, Sendable {
    /// As a grid.
    case `default` = 0
    /// In a single row.
    case compact = 1
  }

  /// What can be picked; `nil` for all.
  public var filter: PHPickerFilter?
  /// How many can be picked; 0 for any number.
  public var selectionLimit = 1
  /// In what form they are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How several are picked.
  public var selection = Selection.default
  /// How the library is shown.
  public var mode = Mode.default
  /// What is picked already, by name.
  public var preselectedAssetIdentifiers: [String] = []
  /// What readers cannot do.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// The edges with nothing beside the library.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []

  /// Picks without names.
  public init() {}

  /// Picks from a library, with names.
  public init(photoLibrary: PHPhotoLibrary) {}

  /// Whether two are alike.
  public static func == (lhs: PHPickerConfiguration, rhs: PHPickerConfiguration) -> Bool {
    lhs.filter == rhs.filter && lhs.selectionLimit == rhs.selectionLimit
      && lhs.preselectedAssetIdentifiers == rhs.preselectedAssetIdentifiers
  }

  /// Feeds what can be picked.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filter)
    hasher.combine(selectionLimit)
  }
}

/// Something that was picked.
public struct PHPickerResult: Hashable {
  /// What hands it over.
  public let itemProvider: NSItemProvider
  /// The name in the library.
  public let assetIdentifier: String?
}

/// Shows the library.
@MainActor
open class PHPickerViewController: UIViewController {
  /// What can be picked, and how.
  public let configuration: PHPickerConfiguration
  /// Who is told what was picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates it.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is read of archives.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  /// Unpicks things by name.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}

  /// Scrolls to where it starts.
  open func scrollToInitialPosition() {}
}

/// Is told what was picked.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Takes what was picked.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
