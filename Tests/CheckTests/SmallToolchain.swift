import Foundation

@testable import Check

/// A toolchain whose SwiftUI has just enough for the tests of this folder; compiled once.
enum SmallToolchain {
  static func make() async throws -> Toolchain { try await shared.value }

  private static let shared = Task {
    let compiler = try await Compiler.locate()
    // In the build folder, beside the tests themselves: it stays there for the next run.
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
      .appendingPathComponent("SmallToolchain", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent("SwiftUI-\(UUID().uuidString).swift")
    try source.write(to: draft, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: draft) }
    let module = folder.appendingPathComponent("SwiftUI.swiftmodule")
    let result = try await run(
      Command(
        compiler.executable,
        [
          "-emit-module", "-parse-as-library", "-module-name", "SwiftUI", "-o", module.path,
          draft.path,
        ]))
    guard result.succeeded else {
      throw MissingPart(
        what: "a module for tests", place: String(decoding: result.errors, as: UTF8.self))
    }
    return Toolchain(
      compiler: compiler, modules: folder, macros: folder.appendingPathComponent("none.so"),
      libraries: folder)
  }

  private static let source = """
    public protocol View { associatedtype Body: View; @ViewBuilder var body: Body { get } }
    extension Never: View { public var body: Never { fatalError() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<V: View>(_ view: V) -> V { view }
      public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair() }
    }
    public struct Pair<A: View, B: View>: View { public var body: Never { fatalError() } }
    public struct EmptyView: View { public init() {}; public var body: Never { fatalError() } }
    public struct Text: View {
      public init(_ text: String) {}
      public var body: Never { fatalError() }
      public func bold() -> Text { self }
      @available(*, deprecated, message: "bolder is out") public func bolder() -> Text { self }
    }
    public struct VStack<Content: View>: View {
      public init(spacing: Double = 0, @ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    extension View { public func padding(_ length: Double = 16) -> some View { self } }
    """
}
