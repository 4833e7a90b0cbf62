// swift-tools-version: 6.0
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain, not from a package: its modules and libraries lie in the
// folder "host" of the compiler that builds this package.
let host = compilerResources() + "/host"
let folder = Context.packageDirectory

func compilerResources() -> String {
  struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc", "-print-target-info"]
  let output = Pipe()
  process.standardOutput = output
  do { try process.run() } catch { fatalError("no swiftc on PATH: \(error)") }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard let info = try? JSONDecoder().decode(TargetInfo.self, from: data) else {
    fatalError("swiftc -print-target-info did not answer with its paths")
  }
  return info.paths.runtimeResourcePath
}

let usesSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]

func linksSyntax(_ libraries: String...) -> [LinkerSetting] {
  [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
    + libraries.map { .linkedLibrary($0) }
}

// Modules named UIKit and CoreGraphics make the compiler look for Testing's overlays of Apple's.
let besideUIKit: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

let tool: [Target] = [
  .executableTarget(name: "catalog", dependencies: ["Commands"], swiftSettings: usesSyntax),
  .target(name: "Commands", dependencies: ["Site"], swiftSettings: usesSyntax),
  .target(name: "Site", dependencies: ["Diff", "Preview", "CRename"], swiftSettings: usesSyntax),
  .target(name: "Diff"),
  .target(name: "Preview", dependencies: ["Check", "PreviewExchange"], swiftSettings: usesSyntax),
  .executableTarget(name: "catalog-confine", dependencies: ["CConfine"]),
  .target(
    name: "Check", dependencies: ["SymbolLookup", "CIndexStore", "CSpawn"],
    swiftSettings: usesSyntax),
  .target(name: "SymbolLookup", dependencies: ["Snippets", "Tables"], swiftSettings: usesSyntax),
  .target(
    name: "Snippets", dependencies: ["Content", "PreviewExchange"], swiftSettings: usesSyntax,
    linkerSettings: linksSyntax(
      "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftIDEUtils",
      "SwiftOperators", "SwiftIfConfig")),
  .target(name: "Content", dependencies: ["Markdown", "CYAML"]),
  .target(name: "Markdown", dependencies: ["Diagnostics", "CCmark"]),
  .target(name: "Diagnostics"),
  .systemLibrary(name: "CConfine"),
  .systemLibrary(name: "CRename"),
  .systemLibrary(name: "CSpawn"),
  .systemLibrary(name: "CIndexStore"),
  .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
  .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
]

// What code for iOS imports beside SwiftUI: declarations to check against. Views of these report that
// they are not drawn.
let frameworks: [Target] = [
  framework("ActivityKit", on: "SwiftUI"),
  framework("AppIntents", on: "SwiftUI"),
  framework("AuthenticationServices", on: "SwiftUI"),
  framework("AVFoundation", on: "CoreMedia", "UIKit"),
  framework("AVKit", on: "AVFoundation", "SwiftUI"),
  framework("Charts", on: "Spatial", "SwiftUI"),
  framework("CoreLocation"),
  framework("CoreLocationUI", on: "CoreLocation", "SwiftUI"),
  framework("CoreMedia"),
  framework("CoreText", on: "UIKit"),
  framework("MapKit", on: "CoreLocation", "SwiftUI"),
  framework("os"),
  framework("OSLog", on: "os"),
  framework("Photos", on: "UIKit"),
  framework("PhotosUI", on: "Photos", "SwiftUI"),
  framework("SafariServices", on: "SwiftUI"),
  framework("Spatial"),
  framework("StoreKit", on: "SwiftUI"),
  framework("SwiftData", on: "SwiftUI"),
  framework("TipKit", on: "SwiftUI"),
  framework("UserNotifications", on: "SwiftUI"),
  framework("WebKit", on: "SwiftUI"),
  framework("WidgetKit", on: "ActivityKit", "AppIntents", "SwiftUI"),
]

func framework(_ name: String, on others: String...) -> Target {
  .target(
    name: name, dependencies: others.map { .byName(name: $0) }, path: "Sources/Frameworks/" + name)
}

let runtime: [Target] = [
  .target(name: "PreviewExchange"),
  .target(name: "PreviewHost", dependencies: ["SwiftUI", "PreviewExchange", "CProgram"]),
  .systemLibrary(name: "CProgram"),
  .target(
    name: "PreviewMacros", swiftSettings: usesSyntax,
    linkerSettings: linksSyntax(
      "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics")),
  .target(
    name: "SwiftUI", dependencies: ["UIKit", "Combine", "CoreData", "CoreTransferable", "Drawing"]),
  .target(name: "CoreData", dependencies: ["Combine", "PhoneFoundation"]),
  .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
  .target(name: "UniformTypeIdentifiers"),
  .target(
    name: "UIKit",
    dependencies: [
      "Drawing", "ObjectiveC", "PhoneFoundation", "QuartzCore", "Symbols", "UniformTypeIdentifiers",
    ]),
  .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC"]),
  .target(name: "Symbols"),
  .target(name: "ObjectiveC"),
  // What Foundation has on iOS and not on Linux.
  .target(name: "PhoneFoundation"),
  .target(name: "Combine"),
  .target(name: "Drawing", dependencies: ["CoreGraphics", "Glyphs", "Tables"]),
  .target(name: "CoreGraphics"),
  // What the tool needs, too, to find a name in a long list.
  .target(name: "Tables"),
  // Resilient, so that whoever imports SwiftUI needs no HarfBuzz headers.
  .target(
    name: "Glyphs", dependencies: ["CHarfBuzz"],
    swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
  .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
]

let tests: [Target] =
  [
    .target(name: "TestSupport", dependencies: ["Diagnostics"]),
    .target(name: "Fuzzing", dependencies: ["Snippets"], swiftSettings: usesSyntax),
    .executableTarget(name: "catalog-fuzz", dependencies: ["Fuzzing"], swiftSettings: usesSyntax),
  ]
  + ["Diagnostics", "Markdown", "Content", "Diff", "Combine"].map { testsOf($0) }
  + ["Snippets", "Fuzzing", "SymbolLookup", "Check", "Preview", "Site", "Commands"].map {
    testsOf($0, settings: usesSyntax)
  }
  + [
    .testTarget(
      name: "AcceptanceTests", dependencies: ["Commands", "TestSupport"], exclude: ["Cases"],
      swiftSettings: usesSyntax),
    testsOf(
      "PreviewMacros", settings: usesSyntax, links: linksSyntax("SwiftSyntaxMacroExpansion")),
  ]
  + ["Drawing", "SwiftUI", "UIKit", "Charts", "CoreMedia", "MapKit", "PreviewHost"].map {
    testsOf($0, settings: besideUIKit)
  }

func testsOf(
  _ module: String, settings: [SwiftSetting] = [], links: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.byName(name: module), "TestSupport"],
    exclude: FileManager.default.fileExists(atPath: folder + "/Tests/\(module)Tests/Cases")
      ? ["Cases"] : [],
    swiftSettings: settings, linkerSettings: links)
}

/// All that a target leans on, at whatever distance.
///
/// Above, a target names its nearest neighbours. The build, though, compiles a target again only
/// when one that it names has changed, so in the end each has to name them all.
func namesEverythingBelow(_ targets: [Target]) -> [Target] {
  var below: [String: [String]] = [:]
  for target in targets {
    below[target.name] = target.dependencies.compactMap { dependency in
      if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
  }
  for target in targets {
    var names = below[target.name] ?? []
    var index = 0
    while index < names.count {
      names += (below[names[index]] ?? []).filter { !names.contains($0) }
      index += 1
    }
    target.dependencies = names.map { .byName(name: $0) }
  }
  return targets
}

let package = Package(
  name: "catalog",
  products: [
    .executable(name: "catalog", targets: ["catalog"]),
    .executable(name: "catalog-confine", targets: ["catalog-confine"]),
    .library(
      name: "PreviewRuntime", type: .dynamic,
      targets: [
        "PreviewHost", "SwiftUI", "UIKit", "Combine", "CoreData", "CoreGraphics",
        "CoreTransferable", "ObjectiveC", "PhoneFoundation", "QuartzCore", "Symbols",
        "UniformTypeIdentifiers",
      ] + frameworks.map(\.name)),
    .library(name: "PreviewMacros", type: .dynamic, targets: ["PreviewMacros"]),
  ],
  targets: namesEverythingBelow(tool + runtime + frameworks + tests))
