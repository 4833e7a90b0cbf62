import Drawing

// Colours that are the same in light and dark.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  public class var red: UIColor { UIColor(RGBA(1, 0, 0)) }
  /// Pure green.
  public class var green: UIColor { UIColor(RGBA(0, 1, 0)) }
  /// Pure blue.
  public class var blue: UIColor { UIColor(RGBA(0, 0, 1)) }
  /// Green and blue.
  public class var cyan: UIColor { UIColor(RGBA(0, 1, 1)) }
  /// Red and green.
  public class var yellow: UIColor { UIColor(RGBA(1, 1, 0)) }
  /// Red and blue.
  public class var magenta: UIColor { UIColor(RGBA(1, 0, 1)) }
  /// Red and half of green.
  public class var orange: UIColor { UIColor(RGBA(1, 0.5, 0)) }
  /// Half of red and of blue.
  public class var purple: UIColor { UIColor(RGBA(0.5, 0, 0.5)) }
  /// Brown.
  public class var brown: UIColor { UIColor(RGBA(0.6, 0.4, 0.2)) }
  /// Nothing at all.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
