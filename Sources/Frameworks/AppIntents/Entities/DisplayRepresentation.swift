import SwiftUI

/// How others name and show a thing.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var title: LocalizedStringResource
  /// What stands beneath.
  public var subtitle: LocalizedStringResource?
  /// A picture.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a name, with a picture and what stands beneath.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// A picture of a thing.
  public struct Image: Sendable {
    /// How it is drawn.
    public enum DisplayStyle: Sendable {
      /// As it is.
      case `default`
      /// In a circle.
      case circular
    }

    private let name: String

    /// A symbol.
    public init(systemName: String, tintColor: UIColor? = nil) { name = systemName }

    /// A picture of the program's.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = named
    }

    /// A picture of data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = ""
    }

    /// A picture in a file.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { name = url.lastPathComponent }
  }
}

/// How others name things of a kind.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public var name: LocalizedStringResource
  /// The name beside a number.
  public var numericFormat: LocalizedStringResource?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Creates a name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a name, and others for the same.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}
