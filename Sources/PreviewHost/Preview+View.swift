import Foundation
import SwiftUI

extension Preview {
  /// What the name and the traits say; the last of a kind wins.
  var settings: PreviewSettings {
    var settings = PreviewSettings()
    settings.name = name
    for trait in traits {
      switch trait.change {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .wrapper: break
      }
    }
    return settings
  }

  /// The view, wrapped by the modifiers among the traits.
  func view() throws -> any View {
    let wrappers = traits.compactMap { trait in
      if case .wrapper(let wrapper) = trait.change { wrapper } else { nil }
    }
    if wrappers.isEmpty { return content() }
    var view = AnyView(content())
    try wait {
      for wrapper in wrappers { view = try await wrapper(view) }
    }
    return view
  }
}

/// Runs the main loop until an asynchronous operation is over.
@MainActor
private func wait(for operation: @escaping @MainActor () async throws -> Void) throws {
  var result: Result<Void, any Error>?
  Task {
    do { result = .success(try await operation()) } catch { result = .failure(error) }
  }
  while result == nil {
    if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) { usleep(1000) }
  }
  try result?.get()
}
