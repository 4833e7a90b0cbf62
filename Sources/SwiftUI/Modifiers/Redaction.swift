/// Why a view does not show what it is about.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why views do not show what they are about.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Hides what the view is about; texts are drawn all the same.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    environmentValues { $0.redactionReasons.formUnion(reason) }.notDrawn(".redacted")
  }

  /// Shows what the view is about after all.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says that what the view shows is nobody else's business.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Says that what the view shows may be out of date.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}
