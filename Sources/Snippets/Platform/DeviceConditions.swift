import SwiftIfConfig
import SwiftSyntax

/// What conditions (`#if`) hold: an iPhone in Xcode's simulator, with a build for debugging.
struct DeviceConditions: BuildConfiguration {
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }

  func isActiveTargetOS(name: String) throws(Undecided) -> Bool {
    guard Self.systems.contains(name) else { throw Undecided() }
    return name == "iOS"
  }

  private static let systems: Set<String> = [
    "iOS", "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Linux", "Windows", "Android",
    "FreeBSD", "OpenBSD", "WASI", "PS4", "Cygwin", "Haiku",
  ]

  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

  func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }

  func isActiveTargetRuntime(name: String) -> Bool { ["_ObjC", "_multithreaded"].contains(name) }

  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { isModuleOfDevices($0.1) } ?? false
  }

  /// The compiler knows what it can do.
  func hasFeature(name: String) throws(Undecided) -> Bool { throw Undecided() }

  func hasAttribute(name: String) throws(Undecided) -> Bool { throw Undecided() }

  var compilerVersion: VersionTuple { VersionTuple(6, 3) }

  /// That of code which does not ask for Swift 5.
  var languageVersion: VersionTuple { VersionTuple(6, 3) }

  struct Undecided: Error {}
}
