/// Keeps a tree of views up to date.
@MainActor
package final class ViewHost {
  let queue = UpdateQueue()
  /// What the last update has accepted but not drawn.
  private(set) var notDrawn: Set<String> = []
  /// Why the view still changes, where it does not settle.
  private(set) var unrest: String?
  private var actions: [() -> Void] = []
  private var lateActions: [() -> Void] = []
  /// What the tree has handed up to its root.
  private(set) var preferences = PreferenceValues()
  var runningTasks = 0
  /// The values of `AppStorage` and `SceneStorage`, by their keys.
  var storedValues: [String: AnyObject] = [:]
  /// What typed text goes to.
  var focus: FocusPlace?
  private lazy var root = Node(host: self)

  package init() {}

  /// Notes something that is accepted but not drawn as iOS draws it.
  package func report(_ text: String) {
    notDrawn.insert(text)
  }

  /// Asks for another update.
  package func setNeedsUpdate() {
    queue.invalidate()
  }

  /// Asks for another update, from layout.
  nonisolated func invalidate() {
    queue.invalidate()
  }

  /// Calls an action when the tree is up to date and laid out.
  package func enqueue(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Calls an action after all others.
  package func enqueueLate(_ action: @escaping () -> Void) {
    lateActions.append(action)
  }

  /// Reads values; a change to any observed one asks for another update.
  func observing<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(read) { [queue] in queue.invalidate() }
  }
}

extension ViewHost {
  /// How many updates may follow each other before a tree counts as one that never settles.
  static let mostUpdates = 100

  /// Updates, lays out and calls actions until nothing changes any more.
  ///
  /// - Parameters:
  ///   - patience: how many seconds tasks are waited for.
  ///   - layOut: gets the items of the tree after each update.
  func settle<Result>(
    _ view: some View, in environment: EnvironmentValues, for patience: Double = longestWait,
    layOut: ([LayoutItem]) -> Result
  ) -> Result {
    let deadline = Date(timeIntervalSinceNow: patience)
    unrest = nil
    var result = updated(view, in: environment, layOut)
    for _ in 1..<Self.mostUpdates {
      guard queue.takeNext() || waitForTasks(until: deadline) else {
        if runningTasks > 0 { unrest = "a task is still running" }
        return result
      }
      result = updated(view, in: environment, layOut)
    }
    guard queue.takeNext() else { return result }
    unrest = "state still changes after \(Self.mostUpdates) updates"
    return result
  }

  private func updated<Result>(
    _ view: some View, in environment: EnvironmentValues, _ layOut: ([LayoutItem]) -> Result
  ) -> Result {
    queue.isUpdating = true
    notDrawn = []
    root.update(view, in: environment)
    // Layout asks what lies over the screen; layout itself may add to what is handed up.
    preferences = root.preferences
    let result = layOut(root.items)
    preferences = root.preferences
    queue.isUpdating = false
    runActions()
    return result
  }

  private func runActions() {
    let due = actions + lateActions
    actions = []
    lateActions = []
    for action in due { action() }
  }

  /// Ends what views have begun, such as tasks; a drawing ends without `onDisappear`.
  func close() {
    root.remove()
    actions = []
  }
}
