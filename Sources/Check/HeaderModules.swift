import Foundation

/// Finds the toolchain, and a place where the compiler can keep what it makes of C headers: where
/// the user's own cannot be written to, a folder that is there as long as `body` runs.
///
/// - Parameter cache: where what the compiler says of itself may stand already, and is put.
/// - Throws: where a part of the toolchain is missing, or what `body` throws.
package func withToolchain<Result>(
  remembering cache: Cache? = nil, _ body: (Toolchain) async throws -> Result
) async throws -> Result {
  var toolchain = try await Toolchain.locate(remembering: cache)
  let environment = ProcessInfo.processInfo.environment
  if let folder = headerModules(of: environment), canBeFilled(folder) {
    return try await body(toolchain)
  }
  return try await withScratchFolder { folder in
    toolchain.headerModules = folder
    return try await body(toolchain)
  }
}

extension Toolchain {
  /// What every call of the compiler has to be told.
  package var headerFlags: [String] {
    headerModules.map { ["-module-cache-path", $0.path] } ?? []
  }
}

/// Where the compiler keeps them by itself.
private func headerModules(of environment: [String: String]) -> URL? {
  let (caches, home) = (environment["XDG_CACHE_HOME"], environment["HOME"])
  // Others would be within the folder that the tool is run in.
  guard let folder = caches ?? home, folder.hasPrefix("/") else { return nil }
  let path = caches == nil ? "/.cache/clang/ModuleCache" : "/clang/ModuleCache"
  return URL(fileURLWithPath: folder + path, isDirectory: true)
}

/// Whether files can be made in a folder, which is made where it is missing, and in those in it.
private func canBeFilled(_ folder: URL) -> Bool {
  let manager = FileManager.default
  try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
  guard let names = try? manager.contentsOfDirectory(atPath: folder.path) else { return false }
  return ([""] + names).allSatisfy { name in
    access(folder.appendingPathComponent(name).path, W_OK) == 0
  }
}
