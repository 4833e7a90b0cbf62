import SwiftUI
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif
#if canImport(WatchKit)
  import WatchKit
#endif

#if os(iOS) || os(tvOS)
  typealias PlatformColor = UIColor
#else
  typealias PlatformColor = NSColor
#endif

enum Surroundings {
  static var name: String {
    #if targetEnvironment(macCatalyst)
      return NSProcessInfo.catalyst
    #elseif targetEnvironment(simulator)
      return "simulator"
    #else
      return Hardware.current.name
    #endif
  }

  #if DEBUG
    static let isDebugging = true
  #endif
}

#if swift(>=5.5) && compiler(>=5.9)
  struct Note: Identifiable {
    let id = 1
    #if os(macOS)
      let window: NSWindow
    #endif
  }
#endif

struct ConditionalList: View {
  let note = Note()

  var body: some View {
    List {
      Text(Surroundings.name)
        #if os(iOS)
          .font(.headline)
        #else
          .frame(width: .everything)
        #endif
        .padding()
      #if !os(visionOS)
        if Surroundings.isDebugging { Text("\(note.id)") }
      #endif
    }
    #if os(macOS)
      .listStyle(.bordered(alternatesRowBackgrounds: true))
    #elseif os(iOS)
      .listStyle(.plain)
    #endif
  }
}

#if DEBUG
  #Preview {
    ConditionalList()
  }
#endif
