/// A switch.
@MainActor open class UISwitch: UIControl {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// As the system finds best.
    case automatic
    /// As a box with a tick.
    case checkbox
    /// As a switch.
    case sliding
  }

  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture while it is on.
  open var onImage: UIImage?
  /// The picture while it is off.
  open var offImage: UIImage?
  /// What it says.
  open var title: String?
  /// How it shall look.
  open var preferredStyle = Style.automatic
  /// How it looks.
  open var style: Style { .sliding }

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A knob on a line.
@MainActor open class UISlider: UIControl {
  /// The value at the start.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1
  /// Whether it tells of every step.
  open var isContinuous = true
  /// The colour before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour behind the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture at the start.
  open var minimumValueImage: UIImage?
  /// The picture at the end.
  open var maximumValueImage: UIImage?

  private var place: Float = 0
  private var thumbs: [State: UIImage] = [:]

  /// The value.
  open var value: Float {
    get { place }
    set { place = min(max(newValue, minimumValue), maximumValue) }
  }
  /// Says what the value is.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Says what the knob looks like.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
  /// What the knob looks like.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
  /// Says what the line before the knob looks like.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Says what the line behind the knob looks like.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Where the line is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the knob is.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rect
  }
}

/// Two buttons that make a value larger and smaller.
@MainActor open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The largest value.
  open var maximumValue: Double = 100
  /// How much it changes at once.
  open var stepValue: Double = 1
  /// Whether it tells of every step.
  open var isContinuous = true
  /// Whether it goes on while it is held.
  open var autorepeat = true
  /// Whether it begins anew after the last value.
  open var wraps = false
}

/// Several pieces of which one is chosen.
@MainActor open class UISegmentedControl: UIControl {
  /// The number that says that none is chosen.
  nonisolated public static let noSegment = -1

  /// The number of the piece that is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the piece that is chosen.
  open var selectedSegmentTintColor: UIColor?
  /// Whether no piece stays chosen.
  open var isMomentary = false
  /// Whether pieces are as wide as they need.
  open var apportionsSegmentWidthsByContent = false

  private var pieces: [Any] = []
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control of texts and pictures.
  public init(items: [Any]?) {
    pieces = items ?? []
    super.init(frame: .zero)
  }

  /// Creates a control of pieces that do something.
  public init(frame: CGRect, actions: [UIAction]) {
    pieces = actions
    super.init(frame: frame)
  }

  /// Creates a control at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from one in an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many pieces there are.
  open var numberOfSegments: Int { pieces.count }
  /// Adds a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    pieces.insert(title ?? "", at: min(segment, pieces.count))
  }
  /// Adds a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    pieces.insert(image ?? UIImage(), at: min(segment, pieces.count))
  }
  /// Takes a piece away.
  open func removeSegment(at segment: Int, animated: Bool) { pieces.remove(at: segment) }
  /// Takes all pieces away.
  open func removeAllSegments() { pieces = [] }
  /// Says what a piece says.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { pieces[segment] = title ?? "" }
  /// What a piece says.
  open func titleForSegment(at segment: Int) -> String? { pieces[segment] as? String }
  /// Says what picture a piece shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    pieces[segment] = image ?? UIImage()
  }
  /// The picture that a piece shows.
  open func imageForSegment(at segment: Int) -> UIImage? { pieces[segment] as? UIImage }
  /// Says whether a piece can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Says how wide a piece is.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Says how text looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { self.attributes[state] = attributes }
  /// How text looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Says what picture is behind it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Says what stands between pieces.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

/// Dots, one for each page.
@MainActor open class UIPageControl: UIControl {
  /// How it looks.
  public enum BackgroundStyle: Int, Sendable {
    /// As the system finds best.
    case automatic
    /// With something behind it.
    case prominent
    /// With nothing behind it.
    case minimal
  }

  /// How many pages there are.
  open var numberOfPages = 0
  /// The page that is seen.
  open var currentPage = 0
  /// Whether it goes where there is one page.
  open var hidesForSinglePage = false
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor?
  /// How it looks.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger can go from dot to dot.
  open var allowsContinuousInteraction = true
  /// A picture in the dots' place.
  open var preferredIndicatorImage: UIImage?
  /// Says what picture stands in a dot's place.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// How large it is with so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }
}

/// Sets a date and a time.
@MainActor open class UIDatePicker: UIControl {
  /// What is set.
  public enum Mode: Int, Sendable {
    /// The time.
    case time
    /// The date.
    case date
    /// Both.
    case dateAndTime
    /// How long something takes.
    case countDownTimer
    /// Month and year.
    case yearAndMonth
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    /// Not said.
    case automatic
    /// As wheels.
    case wheels
    /// As boxes.
    case compact
    /// As a calendar.
    case inline
  }

  /// What is set.
  open var datePickerMode = Mode.dateAndTime
  /// What was set.
  open var date = Date()
  /// The first that can be set.
  open var minimumDate: Date?
  /// The last that can be set.
  open var maximumDate: Date?
  /// Minutes between times.
  open var minuteInterval = 1
  /// How long something takes, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// How it shall look.
  open var preferredDatePickerStyle = Style.automatic
  /// How it looks.
  open var datePickerStyle: Style { preferredDatePickerStyle }
  /// The language.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The part of the world.
  open var timeZone: TimeZone?
  /// Whether minutes are made to fit.
  open var roundsToMinuteInterval = true
  /// Says what was set.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A colour that can be chosen.
@MainActor open class UIColorWell: UIControl {
  /// What is said above the colours.
  open var title: String?
  /// Whether opacity can be chosen.
  open var supportsAlpha = true
  /// The colour.
  open var selectedColor: UIColor?
}

/// Says that a list is being loaded anew.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether it is.
  open private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?
  /// Begins.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends.
  open func endRefreshing() { isRefreshing = false }
}
