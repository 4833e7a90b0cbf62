extension View {
  /// Puts a number at the trailing side of a row, or on the item of a tab; none where it is 0.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Puts a text at the trailing side of a row, or on the item of a tab.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Puts a text at the trailing side of a row, or on the item of a tab.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Puts a text at the trailing side of a row, or on the item of a tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Says how much badges stand out; not drawn yet.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).notDrawn(".badgeProminence")
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Less than usual.
  public static let decreased = BadgeProminence(level: -1)
  /// As usual.
  public static let standard = BadgeProminence(level: 0)
  /// More than usual.
  public static let increased = BadgeProminence(level: 1)
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// In a row of a list, the badge stands at the trailing side; a tab reads it from the traits.
struct BadgeModifier {
  let label: Text?
}

extension BadgeModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    if node.environment.isInList, let label {
      let row = HStack {
        content
        Spacer()
        label.foregroundStyle(Color(.secondaryLabel))
      }
      node.child(.content).update(row, in: node.environment)
    } else {
      node.child(.content).update(content, in: node.environment)
    }
  }

  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    for item in content { item.traits.badge = label?.string(in: node.environment) }
    return content
  }
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}
