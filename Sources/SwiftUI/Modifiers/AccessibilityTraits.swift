/// What kind of thing a view is for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  /// Creates an empty set.
  public init() {
    names = []
  }

  private init(_ name: String) {
    names = [name]
  }

  /// Can be pressed.
  public static let isButton = AccessibilityTraits("button")
  /// Stands above a section.
  public static let isHeader = AccessibilityTraits("header")
  /// Is selected.
  public static let isSelected = AccessibilityTraits("selected")
  /// Leads elsewhere.
  public static let isLink = AccessibilityTraits("link")
  /// Is for searching.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// Is a picture.
  public static let isImage = AccessibilityTraits("image")
  /// Plays a sound.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// Is text that does not change.
  public static let isStaticText = AccessibilityTraits("staticText")
  /// Sums something up when the program starts.
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Covers everything else.
  public static let isModal = AccessibilityTraits("modal")
  /// Can be switched on and off.
  public static let isToggle = AccessibilityTraits("toggle")

  /// What the most telling trait is called; selection, for one, makes no other thing of a view.
  var role: String? { names.intersection(Self.roles).sorted().first }

  private static let roles: Set = [
    "button", "header", "image", "keyboardKey", "link", "searchField", "staticText", "toggle",
  ]

  /// Whether a trait is in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Adds a trait.
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Takes a trait away.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = contains(member) ? member : nil
    names.subtract(member.names)
    return removed
  }

  /// Puts a trait in place of an equal one.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formUnion(other.names) }
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formIntersection(other.names) }
  }

  /// The traits that are in one set only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formSymmetricDifference(other.names) }
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits that are in another set too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps the traits that are in one set only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var traits = self
    change(&traits.names)
    return traits
  }
}
