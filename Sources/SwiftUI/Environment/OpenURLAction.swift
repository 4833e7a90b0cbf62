/// Opens pages.
///
/// In a drawing nothing is opened, unless an author's own action does something.
@MainActor
public struct OpenURLAction: Sendable {
  /// What became of a page.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The action has opened it.
    public static let handled = Result(outcome: .handled)
    /// Nothing is to be opened.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another page.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }

    /// The system is to open another page, if possible inside of the program.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url))
    }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action from a closure.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    let box = UncheckedBox(handler)
    self.handler = { box.value($0) }
  }

  /// Opens a page.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens a page and says whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if case .discarded = handler(url).outcome { completion(false) } else { completion(true) }
  }

  /// Opens a page, if possible inside of the program.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = handler(url)
  }
}

/// A value that is only touched on the main actor.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension EnvironmentValues {
  /// Opens pages.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}
