import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Something that was picked.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of the photo or video in the library.
  public let itemIdentifier: String?

  /// The types that it can be had in.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates one by its name in the library.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  /// What was picked: nothing, for there is no library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Hands over what was picked: nothing, for there is no library.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }

  /// The form that photos and videos are handed over in.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The system's choice.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As they are.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// One that most programs can read.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
}

/// How several are picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// One after the other, all at once.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// With numbers.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// The program is told of each.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// With numbers, and the program is told of each.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    name: "continuousAndOrdered")
}

/// How the library is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String

  /// In a sheet.
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// In the place of the picker.
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In a single row.
  public static let compact = PhotosPickerStyle(name: "compact")
}
