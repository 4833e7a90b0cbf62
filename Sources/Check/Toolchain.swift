import Foundation

/// The compiler in use, and the modules that snippets are compiled and linked with.
package struct Toolchain: Hashable, Sendable {
  package var swiftc: URL
  /// The folder of `SwiftUI.swiftmodule` and its kin.
  package var modules: URL
  /// `libPreviewMacros.so`.
  package var macros: URL
  /// The folder of `libPreviewRuntime.so`.
  package var libraries: URL
  /// Folders that hold fonts, icons and the table of symbols, searched in order.
  package var fonts: [URL]
  /// The built-in theme.
  package var theme: URL?
  /// What the compiler calls itself.
  package var version: String
  /// As in `x86_64-unknown-linux-gnu`.
  package var target: String
  /// The compiler's folder of libraries and plugins.
  package var resources: URL
  /// Where the compiler keeps what it makes of the C headers that modules lean on; `nil` for where
  /// it does by itself.
  package var headerModules: URL?

  package init(
    compiler: Compiler, modules: URL, macros: URL, libraries: URL, fonts: [URL] = [],
    theme: URL? = nil
  ) {
    swiftc = compiler.executable
    version = compiler.version
    target = compiler.target
    resources = compiler.resources
    self.modules = modules
    self.macros = macros
    self.libraries = libraries
    self.fonts = fonts
    self.theme = theme
  }
}

extension Toolchain {
  /// Finds everything relative to the running executable, installed or in a build folder, and the
  /// compiler on the `PATH`.
  ///
  /// - Parameter cache: where what the compiler says of itself may stand already, and is put.
  package static func locate(remembering cache: Cache? = nil) async throws -> Toolchain {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return try await locate(beside: executable.deletingLastPathComponent(), remembering: cache)
  }

  static func locate(beside folder: URL, remembering cache: Cache? = nil) async throws -> Toolchain
  {
    let compiler = try await Compiler.locate(remembering: cache)
    let installed = folder.deletingLastPathComponent()
    if exists(installed.appendingPathComponent("lib/catalog/modules")) {
      return try Toolchain(installedAt: installed, compiler).whole()
    }
    if exists(folder.appendingPathComponent("Modules")) {
      return try Toolchain(builtIn: folder, compiler).whole()
    }
    throw MissingPart(what: "the modules for snippets", place: folder.path)
  }

  private init(installedAt prefix: URL, _ compiler: Compiler) {
    let libraries = prefix.appendingPathComponent("lib/catalog", isDirectory: true)
    let shared = prefix.appendingPathComponent("share/catalog", isDirectory: true)
    self.init(
      compiler: compiler, modules: libraries.appendingPathComponent("modules", isDirectory: true),
      macros: libraries.appendingPathComponent("libPreviewMacros.so"), libraries: libraries,
      fonts: [shared.appendingPathComponent("fonts", isDirectory: true)] + systemFonts,
      theme: shared.appendingPathComponent("theme", isDirectory: true))
  }

  private init(builtIn folder: URL, _ compiler: Compiler) {
    // <package>/.build/<triple>/<configuration>
    let package = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    self.init(
      compiler: compiler, modules: folder.appendingPathComponent("Modules", isDirectory: true),
      macros: folder.appendingPathComponent("libPreviewMacros.so"), libraries: folder,
      fonts: [package.appendingPathComponent("share", isDirectory: true)] + systemFonts,
      theme: package.appendingPathComponent("theme", isDirectory: true))
  }
}

/// Where Debian's font packages and `bootstrap-icons` put their files: folders are not searched
/// below their first level.
private let systemFonts = [
  "/usr/share/fonts/truetype/inter-vf", "/usr/share/fonts/truetype/jetbrains-mono",
  "/usr/share/fonts/truetype/noto", "/usr/share/bootstrap-icons/svg",
].map { URL(fileURLWithPath: $0, isDirectory: true) }.filter(exists)

private func exists(_ url: URL) -> Bool {
  FileManager.default.fileExists(atPath: url.path)
}
