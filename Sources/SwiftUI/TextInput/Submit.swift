/// What the return key of the keyboard says.
public struct SubmitLabel: Sendable {
  private let name: String

  /// "done".
  public static let done = SubmitLabel(name: "done")
  /// "go".
  public static let go = SubmitLabel(name: "go")
  /// "send".
  public static let send = SubmitLabel(name: "send")
  /// "join".
  public static let join = SubmitLabel(name: "join")
  /// "route".
  public static let route = SubmitLabel(name: "route")
  /// "search".
  public static let search = SubmitLabel(name: "search")
  /// "return".
  public static let `return` = SubmitLabel(name: "return")
  /// "next".
  public static let next = SubmitLabel(name: "next")
  /// "continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates triggers from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What is done at the return key.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension EnvironmentValues {
  /// What is done at the return key, from the outermost view on.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Says what is done at the return key in the fields inside.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    environmentValues { $0.submitActions.append(SubmitAction(triggers: triggers, action: action)) }
  }

  /// Keeps the return key of the fields inside from what is said further out.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    environmentValues { if isBlocking { $0.submitActions = [] } }
  }

  /// Says what the return key says; a drawing shows no keyboard.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}
