/// What can be told how all of its kind look.
@MainActor public protocol UIAppearance: NSObjectProtocol {
  /// What is told how all of this kind look.
  static func appearance() -> Self
  /// What is told how all of this kind look that lie in others.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// What is told how all of this kind look in some surroundings.
  static func appearance(for trait: UITraitCollection) -> Self
  /// What is told how all of this kind look that lie in others, in some surroundings.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What others can lie in when they are told how to look.
@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSCoding {
  /// What is told how all of this kind look.
  public static func appearance() -> Self { Appearances.object() }

  /// What is told how all of this kind look that lie in others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Appearances.object() }

  /// What is told how all of this kind look in some surroundings.
  public static func appearance(for trait: UITraitCollection) -> Self { Appearances.object() }

  /// What is told how all of this kind look that lie in others, in some surroundings.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { Appearances.object() }
}

/// What was told how all of a kind look.
@MainActor package enum Appearances {
  private static var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The kinds that were told something.
  package private(set) static var names: Set<String> = []

  /// Has all kinds look as they do by themselves.
  package static func forgetAll() { (objects, names) = ([:], []) }

  static func object<Kind: NSCoding & AnyObject>() -> Kind {
    names.insert("\(Kind.self).appearance()")
    if let known = objects[ObjectIdentifier(Kind.self)] as? Kind { return known }
    // The only way that every kind can be made in.
    guard let made = Kind(coder: NSCoder()) else {
      preconditionFailure("\(Kind.self) cannot be told how it looks: init(coder:) makes none")
    }
    objects[ObjectIdentifier(Kind.self)] = made
    return made
  }
}
