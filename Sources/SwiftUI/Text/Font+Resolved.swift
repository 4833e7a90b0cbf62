import Drawing

extension Font {
  /// What decides the size and the weight of a font: the user's settings.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    fileprivate let size: DynamicTypeSize
    fileprivate let weight: LegibilityWeight?

    /// The settings.
    public var debugDescription: String { "\(size), \(weight.map { "\($0)" } ?? "regular")" }
  }

  /// A font as letters are drawn with it.
  public struct Resolved: Hashable, Sendable {
    private let face: Face
    private let changes: [FontChange]

    fileprivate init(face: Face, changes: [FontChange]) {
      self.face = face
      self.changes = changes
    }

    /// The size in points.
    public var pointSize: CGFloat { CGFloat(face.size) }
    /// How bold letters are.
    public var weight: Weight { Weight(face.weight) }
    /// How wide letters are.
    public var width: Width {
      changes.reduce(.standard) {
        if case .width(let width) = $1 { width ?? .standard } else { $0 }
      }
    }
    /// How much is added between lines.
    public var leading: Leading {
      changes.reduce(.standard) { if case .leading(let leading) = $1 { leading } else { $0 } }
    }
    /// Whether letters are bold.
    public var isBold: Bool { weight.value >= Weight.semibold.value }
    /// Whether letters are slanted.
    public var isItalic: Bool { face.isItalic }
    /// Whether letters have the same width.
    public var isMonospaced: Bool { face.design == .monospaced }
    /// Whether small letters are small capitals.
    public var isLowercaseSmallCaps: Bool { isSmallCaps }
    /// Whether capitals are small.
    public var isUppercaseSmallCaps: Bool { isSmallCaps }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool {
      changes.reduce(false) { if case .smallCaps(let isActive) = $1 { isActive } else { $0 } }
    }
  }

  /// The font under a user's settings.
  public func resolve(in context: Context) -> Resolved {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = context.size
    environment.legibilityWeight = context.weight
    return Resolved(face: face(in: environment), changes: changes)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved with.
  public var fontResolutionContext: Font.Context {
    Font.Context(size: dynamicTypeSize, weight: legibilityWeight)
  }
}
