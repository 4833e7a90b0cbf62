/// What a view tells the container that arranges it.
struct LayoutTraits {
  /// How early a stack gives space to the view; `nil` where nobody set it.
  var priority: Double?
  var zIndex: Double = 0
  var tag: AnyHashable?
  /// The place in the collection that the view was made from.
  var index: Int?
  /// The section of a list that the view stands in.
  var section: SectionPlace?
  /// What a bar shows of the view's tab.
  var tabItem: [LayoutItem]?
  /// What the view, a button, is for.
  var buttonRole: ButtonRole?
  /// Whether text can be typed into the view.
  var isTextField = false
  /// What stands on the item of a tab.
  var badge: String?
  /// The identities of the view, by which it is scrolled to.
  var ids: [AnyHashable] = []
  /// What a grid around the view needs to know.
  var grid = GridTraits()
  /// What a list around the view needs to know.
  var row = ListRowTraits()
  /// What the view tells custom containers.
  var container = ContainerValues()
  /// The values of `LayoutValueKey`s.
  var values: [ObjectIdentifier: Any] = [:]
}
