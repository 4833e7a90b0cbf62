/// What is done to what lies behind a view.
@MainActor open class UIVisualEffect: NSObject {}

/// A blur.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the surroundings.
    case regular = 4
    /// As the surroundings, more.
    case prominent
    /// Very thin.
    case systemUltraThinMaterial
    /// Thin.
    case systemThinMaterial
    /// As usual.
    case systemMaterial
    /// Thick.
    case systemThickMaterial
    /// That of bars.
    case systemChromeMaterial
    /// Very thin and light.
    case systemUltraThinMaterialLight
    /// Thin and light.
    case systemThinMaterialLight
    /// As usual and light.
    case systemMaterialLight
    /// Thick and light.
    case systemThickMaterialLight
    /// That of bars, light.
    case systemChromeMaterialLight
    /// Very thin and dark.
    case systemUltraThinMaterialDark
    /// Thin and dark.
    case systemThinMaterialDark
    /// As usual and dark.
    case systemMaterialDark
    /// Thick and dark.
    case systemThickMaterialDark
    /// That of bars, dark.
    case systemChromeMaterialDark
  }

  /// How it looks.
  package let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
  }
}

/// What stands out from a blur.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect on a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates an effect on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// How much something stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As text.
  case label
  /// As less important text.
  case secondaryLabel
  /// As even less important text.
  case tertiaryLabel
  /// As the least important text.
  case quaternaryLabel
  /// As something filled.
  case fill
  /// As something less filled.
  case secondaryFill
  /// As something hardly filled.
  case tertiaryFill
  /// As a line between.
  case separator
}

/// Glass.
@MainActor open class UIGlassEffect: UIVisualEffect {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case regular
    /// Clear.
    case clear
  }

  /// Whether it answers to touches.
  open var isInteractive = false
  /// Its colour.
  open var tintColor: UIColor?

  /// Creates glass.
  public init(style: UIGlassEffect.Style) {}
  /// Creates glass.
  public override convenience init() { self.init(style: .regular) }
}

/// A view that does something to what lies behind it.
@MainActor open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect?
  /// Where views are put.
  public let contentView = UIView()

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view at a place.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
