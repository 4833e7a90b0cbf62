import Drawing

/// The styles that `foregroundStyle` has set, and those that it replaced.
///
/// A style may refer to the levels that held before: `foregroundStyle(.secondary)` means the
/// second level of what is outside. So each style is resolved with the outer levels in place.
package final class ForegroundLevels: Sendable {
  let styles: [AnyShapeStyle]
  let outer: ForegroundLevels?

  package init(_ styles: [AnyShapeStyle], over outer: ForegroundLevels?) {
    self.styles = styles
    self.outer = outer
  }

  /// How opaque each level of a style is, where only the first was set.
  ///
  /// Source: OpenSwiftUI, checked against SwiftUI 6.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.18]

  /// The levels where nothing was set.
  static let system: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
}

extension EnvironmentValues {
  /// What `foregroundStyle` has set; `nil` leaves the system's labels.
  package var foregroundLevels: ForegroundLevels? {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// What a level of the foreground style draws with; the first level is 0.
  package func foregroundBrush(level: Int = 0) -> Brush {
    guard let levels = foregroundLevels, let first = levels.styles.first else {
      return systemBrush(level: level)
    }
    var outside = self
    outside.foregroundLevels = levels.outer
    if level < levels.styles.count { return levels.styles[level].brush(in: outside) }
    return first.brush(in: outside).opacity(ForegroundLevels.opacities[level])
  }

  private func systemBrush(level: Int) -> Brush {
    if level < ForegroundLevels.system.count {
      return .color(ForegroundLevels.system[level].resolved(in: traits))
    }
    let opacity = colorSchemeContrast == .increased ? 0.081 : 0.05
    return .color((colorScheme == .dark ? RGBA.white : .black).opacity(opacity))
  }
}

private enum ForegroundLevelsKey: EnvironmentKey {
  static let defaultValue: ForegroundLevels? = nil
}
