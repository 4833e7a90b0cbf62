/// A program with scenes.
///
/// Snippets that declare one are checked; a drawing shows views, not programs.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Creates the program.
  @MainActor @preconcurrency init()
}

extension App {
  /// Creates the program; there is no screen to run it on.
  @MainActor @preconcurrency
  public static func main() { _ = Self().body }
}
