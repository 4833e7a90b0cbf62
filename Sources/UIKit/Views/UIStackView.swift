/// Views in a row or a column.
@MainActor open class UIStackView: UIView {
  /// How room is shared along the row.
  public enum Distribution: Int, Sendable {
    /// One grows.
    case fill
    /// All are as large.
    case fillEqually
    /// All grow as they are.
    case fillProportionally
    /// Distances grow.
    case equalSpacing
    /// Middles are as far apart.
    case equalCentering
  }

  /// How views are lined up across the row.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// Where one begins to read.
    case leading
    /// At the first line of text.
    case firstBaseline
    /// In the middle.
    case center
    /// Where one stops reading.
    case trailing
    /// At the last line of text.
    case lastBaseline

    /// Above.
    public static var top: Alignment { .leading }
    /// Below.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that says that the system finds one.
  nonisolated public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The distance that the system finds.
  nonisolated public static let spacingUseSystem: CGFloat = -.greatestFiniteMagnitude

  /// Where the row goes.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How room is shared along the row.
  open var distribution = Distribution.fill
  /// How views are lined up across the row.
  open var alignment = Alignment.fill
  /// How far views are apart, in points.
  open var spacing: CGFloat = 0
  /// Whether distances count from lines of text.
  open var isBaselineRelativeArrangement = false
  /// Whether it keeps its margins.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views of the row.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }
  /// Takes a view out of the row; it stays in the view.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Says how far the next view is from one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// How far the next view is from one.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
}
