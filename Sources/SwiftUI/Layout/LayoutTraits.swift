/// What a view tells the container that arranges it.
struct LayoutTraits {
  /// How early a stack gives space to the view; `nil` where nobody set it.
  var priority: Double?
  var zIndex: Double = 0
  var tag: AnyHashable?
  /// The values of `LayoutValueKey`s.
  var values: [ObjectIdentifier: Any] = [:]
}
