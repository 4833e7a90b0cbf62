/// What an assistive technology knows of an object.
private final class Perceived {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  var isModal = false
  var hidesElements = false
  var groupsElements = false
  var language: String?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var frame = CGRect.zero
  var activationPoint = CGPoint.zero
  var inputLabels: [String]?
}

/// What is known of all objects, for as long as they live.
@MainActor private enum Perception {
  private static var known: [ObjectIdentifier: (owner: Weak, perceived: Perceived)] = [:]

  private struct Weak {
    weak var object: NSObject?
  }

  static func of(_ object: NSObject) -> Perceived {
    let id = ObjectIdentifier(object)
    if let entry = known[id], entry.owner.object === object { return entry.perceived }
    let perceived = Perceived()
    known[id] = (Weak(object: object), perceived)
    return perceived
  }
}

extension NSObject {
  /// Whether an assistive technology perceives it.
  @MainActor public var isAccessibilityElement: Bool {
    get { Perception.of(self).isElement }
    set { Perception.of(self).isElement = newValue }
  }
  /// What it is called.
  @MainActor public var accessibilityLabel: String? {
    get { Perception.of(self).label }
    set { Perception.of(self).label = newValue }
  }
  /// What happens when it is used.
  @MainActor public var accessibilityHint: String? {
    get { Perception.of(self).hint }
    set { Perception.of(self).hint = newValue }
  }
  /// What its value is.
  @MainActor public var accessibilityValue: String? {
    get { Perception.of(self).value }
    set { Perception.of(self).value = newValue }
  }
  /// What it is.
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { Perception.of(self).traits }
    set { Perception.of(self).traits = newValue }
  }
  /// Whether nothing else is perceived while it is there.
  @MainActor public var accessibilityViewIsModal: Bool {
    get { Perception.of(self).isModal }
    set { Perception.of(self).isModal = newValue }
  }
  /// Whether nothing in it is perceived.
  @MainActor public var accessibilityElementsHidden: Bool {
    get { Perception.of(self).hidesElements }
    set { Perception.of(self).hidesElements = newValue }
  }
  /// Whether what is in it is perceived together.
  @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { Perception.of(self).groupsElements }
    set { Perception.of(self).groupsElements = newValue }
  }
  /// The language that it is read in.
  @MainActor public var accessibilityLanguage: String? {
    get { Perception.of(self).language }
    set { Perception.of(self).language = newValue }
  }
  /// What is perceived in it.
  @MainActor public var accessibilityElements: [Any]? {
    get { Perception.of(self).elements }
    set { Perception.of(self).elements = newValue }
  }
  /// What can be done with it.
  @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { Perception.of(self).actions }
    set { Perception.of(self).actions = newValue }
  }
  /// Where it is on the screen.
  @MainActor public var accessibilityFrame: CGRect {
    get { Perception.of(self).frame }
    set { Perception.of(self).frame = newValue }
  }
  /// Where it is touched.
  @MainActor public var accessibilityActivationPoint: CGPoint {
    get { Perception.of(self).activationPoint }
    set { Perception.of(self).activationPoint = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is called when one speaks to the device.
  @MainActor public var accessibilityUserInputLabels: [String]! {
    get { Perception.of(self).inputLabels }
    set { Perception.of(self).inputLabels = newValue }
  }
}
