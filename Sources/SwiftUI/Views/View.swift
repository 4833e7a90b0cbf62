/// A piece of a user interface.
///
/// A view is a value that says what should be shown. Its `body` is made of other views, down to
/// those that the module draws itself.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is no body: a value of `Never` does not exist.
  public typealias Body = Never

  /// Not to be called: a value of `Never` does not exist.
  nonisolated public var body: Never { preconditionFailure("a value of Never does not exist") }
}

extension View {
  /// Prints why the view is made anew; a drawing makes all views anew, so nothing is said.
  public static func _printChanges() {}
}
