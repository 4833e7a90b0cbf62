import SwiftUI

/// What is said.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  private let text: LocalizedStringResource

  /// Says a text.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }

  /// Says a text.
  public init(_ resource: LocalizedStringResource) { text = resource }

  /// Says a text where nothing is seen, and a shorter one where something is.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }

  /// Says a text where nothing is seen, and a shorter one beside a picture where something is.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { text = full }
}

/// What something does, for those who look for it.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  private let text: LocalizedStringResource

  /// Creates a description.
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }

  /// Creates a description with words by which it is found.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { text = descriptionText }
}
