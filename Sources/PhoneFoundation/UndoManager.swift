/// What has been done and can be undone.
@MainActor
open class UndoManager: NSObject {
  private var done: [Step] = []
  private var undone: [Step] = []

  private struct Step {
    var name: String
    let undo: () -> Void
  }

  /// Creates a manager that has nothing to undo.
  nonisolated public override init() {}

  /// Whether there is something to undo.
  open var canUndo: Bool { !done.isEmpty }
  /// Whether there is something to do again.
  open var canRedo: Bool { !undone.isEmpty }
  /// Whether something is being undone.
  open private(set) var isUndoing = false
  /// Whether something is being done again.
  open private(set) var isRedoing = false
  /// Whether what is done is remembered.
  open private(set) var isUndoRegistrationEnabled = true
  /// How many steps are remembered; 0 for any number.
  open var levelsOfUndo = 0
  /// Whether what is done in one event belongs together.
  open var groupsByEvent = true
  /// What would be undone.
  open var undoActionName: String { done.last?.name ?? "" }
  /// What would be done again.
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Remembers how something is undone.
  @preconcurrency
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(name: "") { [weak target] in if let target { handler(target) } }
    if isUndoing { undone.append(step) } else { done.append(step) }
    if levelsOfUndo > 0 { done = done.suffix(levelsOfUndo) }
    if !isUndoing, !isRedoing { undone = [] }
  }

  /// Undoes the last step.
  open func undo() {
    guard let step = done.popLast() else { return }
    isUndoing = true
    step.undo()
    isUndoing = false
  }

  /// Does the step again that was undone last.
  open func redo() {
    guard let step = undone.popLast() else { return }
    isRedoing = true
    step.undo()
    isRedoing = false
  }

  /// Names the last step.
  open func setActionName(_ actionName: String) {
    let steps = isUndoing ? undone.count : done.count
    guard steps > 0 else { return }
    if isUndoing { undone[steps - 1].name = actionName } else { done[steps - 1].name = actionName }
  }

  /// Starts steps that belong together; each stays one of its own.
  open func beginUndoGrouping() {}
  /// Ends steps that belong together.
  open func endUndoGrouping() {}
  /// Stops remembering.
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  /// Remembers again.
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

  /// Forgets everything.
  open func removeAllActions() {
    done = []
    undone = []
  }
}
