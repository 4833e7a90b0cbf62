/// A place in the tree of views, kept for as long as a view stays there.
///
/// A place is named by its parent and a slot. The view's state lives here; the view itself is a
/// value that is made anew for every update.
@MainActor
package final class Node {
  /// What tells a node from its siblings.
  package enum Slot: Hashable {
    case body
    case content
    case secondary
    case index(Int)
    case branch(Bool)
    case id(AnyHashable)
    case type(ObjectIdentifier)
  }

  /// Reported where nodes are not updated any more: a view that contains itself would never end.
  static let tooDeep = "views nested too deep"

  package let host: ViewHost
  package let slot: Slot
  package private(set) var environment = EnvironmentValues()
  package private(set) var children: [Node] = []
  /// What the dynamic properties of the view keep here, by their place in the view.
  var storage: [Int: AnyObject] = [:]
  private var viewType: Any.Type?
  private var primitive: (any PrimitiveView)?
  private var previous: [Node] = []
  private var cachedItems: [LayoutItem]?
  private var removals: [() -> Void] = []

  init(host: ViewHost, slot: Slot = .content) {
    self.host = host
    self.slot = slot
  }

  /// Puts a view here and updates everything below it.
  package func update<V: View>(_ view: V, in environment: EnvironmentValues) {
    guard StackRoom.isLeftForTree else {
      host.report(Self.tooDeep)
      return
    }
    begin(V.self, environment)
    primitive = Self.primitive(of: view)
    if primitive == nil { updateBody(of: view) } else { updatePrimitive() }
    finish()
  }

  // Each in a function of its own, so that what it takes of the stack is given back before the
  // views below are updated.

  @inline(never)
  private static func primitive<V: View>(of view: V) -> (any PrimitiveView)? {
    view as? any PrimitiveView ?? ForeignView(view)
  }

  private func updatePrimitive() { primitive?.update(self) }

  /// Updates what is below the view once more, when its layout is known.
  func updateAgain(_ update: () -> Void) {
    previous = children
    children = []
    update()
    finish()
  }

  private func updateBody<V: View>(of view: V) {
    var view = view
    installProperties(of: &view)
    let body = host.observing { view.body }
    child(.body).update(body, in: environment)
  }

  private func begin(_ type: Any.Type, _ environment: EnvironmentValues) {
    if let viewType, viewType != type { reset() }
    viewType = type
    primitive = nil
    cachedItems = nil
    self.environment = environment
    previous = children
    children = []
  }

  private func finish() {
    for node in previous { node.remove() }
    previous = []
  }

  /// The node in a slot: the one of the last update, or a new one.
  package func child(_ slot: Slot) -> Node {
    let node = reusedChild(slot) ?? Node(host: host, slot: slot)
    children.append(node)
    return node
  }

  private func reusedChild(_ slot: Slot) -> Node? {
    guard let index = previous.firstIndex(where: { $0.slot == slot }) else { return nil }
    return previous.remove(at: index)
  }
}

extension Node {
  /// What this place adds to the container around it.
  package var items: [LayoutItem] {
    if let cachedItems { return cachedItems }
    let items = primitive?.items(self) ?? childItems
    cachedItems = items
    return items
  }

  /// The values that this place hands up.
  package var preferences: PreferenceValues {
    primitive?.preferences(self) ?? childPreferences
  }

  // Loops instead of closures: these go as deep as the tree, and every call takes stack.

  /// What the children add, in their order.
  package var childItems: [LayoutItem] {
    if children.count == 1 { return children[0].items }
    var items: [LayoutItem] = []
    for child in children { items += child.items }
    return items
  }

  /// The children's values, reduced in their order.
  package var childPreferences: PreferenceValues {
    if children.count == 1 { return children[0].preferences }
    var preferences = PreferenceValues()
    for child in children { preferences.merge(child.preferences) }
    return preferences
  }

  /// Calls an action when the view leaves this place.
  package func onRemoval(_ action: @escaping () -> Void) {
    removals.append(action)
  }

  func remove() {
    for child in children { child.remove() }
    for action in removals { action() }
    removals = []
  }

  private func reset() {
    remove()
    children = []
    storage = [:]
  }
}
