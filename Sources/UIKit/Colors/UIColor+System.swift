// The system's colours: what each is made of stands in `SystemColor`.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(.systemRed) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(.systemOrange) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(.systemYellow) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(.systemGreen) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(.systemMint) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(.systemTeal) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(.systemCyan) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(.systemBlue) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(.systemIndigo) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(.systemPurple) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(.systemPink) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(.systemBrown) }
  /// The system's gray.
  public class var systemGray: UIColor { UIColor(.systemGray) }
  /// The system's gray, step 2 of 6.
  public class var systemGray2: UIColor { UIColor(.systemGray2) }
  /// The system's gray, step 3 of 6.
  public class var systemGray3: UIColor { UIColor(.systemGray3) }
  /// The system's gray, step 4 of 6.
  public class var systemGray4: UIColor { UIColor(.systemGray4) }
  /// The system's gray, step 5 of 6.
  public class var systemGray5: UIColor { UIColor(.systemGray5) }
  /// The system's gray, step 6 of 6.
  public class var systemGray6: UIColor { UIColor(.systemGray6) }
  /// Text of first importance.
  public class var label: UIColor { UIColor(.label) }
  /// Text of second importance.
  public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
  /// Text of third importance.
  public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
  /// Text of fourth importance.
  public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
  /// What stands in an empty field.
  public class var placeholderText: UIColor { UIColor(.placeholderText) }
  /// Links.
  public class var link: UIColor { UIColor(.link) }
  /// Thin lines that let what lies below shine through.
  public class var separator: UIColor { UIColor(.separator) }
  /// Thin lines that hide what lies below.
  public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
  /// Fill of thin and small shapes.
  public class var systemFill: UIColor { UIColor(.systemFill) }
  /// Fill of shapes of medium size.
  public class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
  /// Fill of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
  /// Fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
  /// The background of an interface.
  public class var systemBackground: UIColor { UIColor(.systemBackground) }
  /// What lies upon the background.
  public class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
  /// What lies upon the secondary background.
  public class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
  /// What lies upon the grouped background, as a card does.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.secondarySystemGroupedBackground)
  }
  /// What lies upon the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.tertiarySystemGroupedBackground)
  }
  /// Text on a light background, whatever the appearance.
  public class var darkText: UIColor { UIColor(.darkText) }
  /// Text on a dark background, whatever the appearance.
  public class var lightText: UIColor { UIColor(.lightText) }
  /// The colour of what can be touched, as long as nobody sets another.
  public class var tintColor: UIColor { UIColor(.systemBlue) }
}
