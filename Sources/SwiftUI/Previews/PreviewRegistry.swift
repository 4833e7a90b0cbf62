/// A type that describes one preview; `#Preview` makes them.
public protocol PreviewRegistry {
  /// The file that declares the preview, as `#fileID` has it.
  static var fileID: String { get }

  /// The line of the declaration, from 1.
  static var line: Int { get }

  /// The column of the declaration, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// Says that there is no preview to make.
public struct PreviewUnavailable: Error {
  /// Creates the error.
  public init() {}
}
