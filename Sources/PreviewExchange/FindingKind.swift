/// The kinds of flaws that are found in a drawing by measuring it.
package enum FindingKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// A text that ends in an ellipsis.
  case truncated
  /// A text that is cut off by something around it.
  case clipped
  /// A text that keeps its size whatever the reader's text size is.
  case fixedSize = "fixed-size"
  /// A text that hardly differs from what lies behind it.
  case contrast
  /// A control that is smaller than a fingertip.
  case smallTarget = "small-target"
  /// A control without a name.
  case noLabel = "no-label"
  /// Controls that lie over each other.
  case overlap
  /// Something that is accepted and not drawn as iOS draws it.
  case notDrawn = "not-drawn"
  /// A preview that still changes when the patience is over.
  case notSettled = "not-settled"
}
