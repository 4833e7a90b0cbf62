/// A part of a program's surface.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that it consists of.
  associatedtype Body: Scene

  /// The scenes that it consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene without a body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// There is no body: nothing runs scenes.
  public var body: Never { fatalError("a scene of the module's own has no body") }
}

/// Makes one scene of the statements in a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins several scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene { SceneList() }

  /// Makes a scene of an `if` without `else`, as `#available` needs it.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene { SceneList() }

  /// Hides the type of a scene that exists from a later system version on.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}

private struct SceneList: PrimitiveScene {}
