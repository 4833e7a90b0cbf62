import Foundation
import SwiftUI

/// A preview of the program, as far as it is known before it is drawn.
@MainActor
struct HostedPreview {
  let line: Int
  let column: Int
  let settings: PreviewSettings
  /// Makes the view anew, so that one drawing's state is not the next one's.
  let view: () throws -> any View

  var name: String? { settings.name }
}

extension HostedPreview {
  /// The previews of a source file, or of all, in source order.
  static func all(in program: ProgramImage, file: String?) -> [HostedPreview] {
    func isWanted(_ fileID: String) -> Bool {
      file.map { fileID == $0 || fileID.hasSuffix("/" + $0) } ?? true
    }
    let declared = program.registries().filter { isWanted($0.fileID) }.map(Self.init)
    let provided = program.providers().filter { isWanted($0.fileID) }.flatMap(Self.all(of:))
    return (declared + provided).enumerated()
      .sorted { ($0.1.line, $0.1.column, $0.0) < ($1.1.line, $1.1.column, $1.0) }
      .map(\.element)
  }

  private init(_ registry: any PreviewRegistry.Type) {
    line = registry.line
    column = registry.column
    settings = (try? registry.makePreview().settings) ?? PreviewSettings()
    view = {
      do { return try registry.makePreview().view() } catch { throw PreviewError(error) }
    }
  }

  private static func all(of provider: ProgramImage.Provider) -> [HostedPreview] {
    list(of: provider.type).enumerated().map { index, preview in
      HostedPreview(line: provider.line, column: 1, settings: preview.settings) {
        list(of: provider.type)[index].view
      }
    }
  }

  private static func list(of provider: any PreviewProvider.Type) -> [PreviewedView] {
    func list<Provider: PreviewProvider>(_ provider: Provider.Type) -> [PreviewedView] {
      previewList(of: provider.previews)
    }
    return list(provider)
  }
}

/// Why a preview could not be made, in its own words.
struct PreviewError: Error {
  let message: String

  init(_ error: any Error) {
    message = error is PreviewUnavailable ? "there is no preview" : "\(error)"
  }
}
