extension UIImage {
  /// How a picture is chosen or drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The surroundings that it is for.
    open var traitCollection: UITraitCollection? { nil }
  }

  /// How large symbols are beside text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller than text.
    case small
    /// Like text.
    case medium
    /// Larger than text.
    case large
  }

  /// How bold symbols are.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// As usual.
    case regular
    /// A little bolder.
    case medium
    /// Bolder.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The boldest.
    case black

    /// The same as a weight of text.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How symbols are drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package var pointSize: CGFloat?
    package var weight = SymbolWeight.unspecified
    package var scale = SymbolScale.unspecified
    package var colors: [UIColor] = []

    private convenience init(_ change: (SymbolConfiguration) -> Void) {
      self.init()
      change(self)
    }

    /// Creates a way to draw in a size of text.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    /// Creates a way to draw in a size and weight of text.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a way to draw in a size and weight of text.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Creates a way to draw beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a way to draw beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }

    /// Creates a way to draw beside text in a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    /// Creates a way to draw beside text in a font.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }

    /// Creates a way to draw beside text.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init { $0.scale = scale }
    }

    /// Creates a way to draw in a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init { $0.weight = weight }
    }

    /// Creates a way to draw layers in shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = [hierarchicalColor] }
    }

    /// Creates a way to draw layers in colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.colors = paletteColors }
    }

    /// A way to draw symbols in their own colours.
    public class func preferringMulticolor() -> Self { unspecified() }
    /// A way to draw symbols in one colour.
    public class func preferringMonochrome() -> Self { unspecified() }

    private class func unspecified() -> Self { self.init() }

    /// Creates a way to draw that says nothing.
    public required override init() {
      super.init()
    }

    /// Both ways, where the other one comes first.
    open func applying(_ otherConfiguration: UIImage.Configuration) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let both = Self()
      both.pointSize = other.pointSize ?? pointSize
      both.weight = other.weight == .unspecified ? weight : other.weight
      both.scale = other.scale == .unspecified ? scale : other.scale
      both.colors = other.colors.isEmpty ? colors : other.colors
      return both
    }
  }
}
