import Drawing

/// A colour, perhaps one that depends on the surroundings.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  private enum Storage: Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case dynamic(Provider)
  }

  /// Apple's initializer takes any closure; it is only ever called to resolve a colour.
  private struct Provider: @unchecked Sendable {
    let color: (UITraitCollection) -> UIColor
  }

  private let storage: Storage

  package init(_ color: RGBA) {
    storage = .fixed(color)
  }

  package init(_ color: SystemColor) {
    storage = .system(color)
  }

  /// Creates a colour that is asked for anew in every surrounding.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(Provider(color: dynamicProvider))
  }

  /// What the colour is made of in the given surroundings.
  package func rgba(in traits: UITraitCollection) -> RGBA {
    switch storage {
    case .fixed(let color): color
    case .system(let color): color.resolved(in: traits)
    case .dynamic(let provider): provider.color(traits).rgba(in: traits)
    }
  }

  /// The colour that this one is in the given surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(rgba(in: traitCollection))
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = storage {
      return UIColor(RGBA(color.red, color.green, color.blue, alpha))
    }
    return UIColor { traits in self.resolvedColor(with: traits).withAlphaComponent(alpha) }
  }

  /// The colour as it is in light surroundings, as components.
  public var cgColor: CGColor {
    let color = rgba(in: .current)
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The components as text, for debugging.
  open override var description: String {
    let color = rgba(in: .current)
    return "UIColor(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
  }

  /// Whether both are the same colour in all surroundings that are known.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return switch (storage, other.storage) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.system(let left), .system(let right)): left == right
    default: self === other
    }
  }

  /// A number that is the same for the same colour.
  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .system(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// Whether an archive may hold a colour.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a colour from one in an archive.
  public required convenience init?(coder: NSCoder) {
    func part(_ name: String) -> Double { coder.decodeDouble(forKey: name) }
    self.init(RGBA(part("UIRed"), part("UIGreen"), part("UIBlue"), part("UIAlpha")))
  }

  /// Puts the colour into an archive, as it is in light surroundings.
  open func encode(with coder: NSCoder) {
    let color = rgba(in: .current)
    coder.encode(color.red, forKey: "UIRed")
    coder.encode(color.green, forKey: "UIGreen")
    coder.encode(color.blue, forKey: "UIBlue")
    coder.encode(color.alpha, forKey: "UIAlpha")
  }

  /// The same: colours do not change.
  open override func copy() -> Any { self }
}
