import Diagnostics
import Snippets

extension Program {
  /// The program with records, like those that `#Preview` makes, for what else can be drawn.
  ///
  /// - Parameter fileLine: the line of the compiled file that a line of the program's text is.
  func withRecords(_ fileLine: (Int) -> Int = { $0 }) -> Program {
    var copy = self
    let records = previews.enumerated().map { index, preview in
      switch preview {
      case .macro: ""
      case .provider(let type, let place):
        provider(type, number: index, line: fileLine(line(of: place)))
      case .view(let type, let place):
        view(type, number: index, line: fileLine(line(of: place)))
      }
    }
    copy.main.lines += records.joined().split(separator: "\n")
      .map { SourceText.Line(String($0), origin: nil) }
    return copy
  }

  private func line(of place: SourceLocation?) -> Int {
    let index = main.lines.firstIndex { line in
      line.origin?.file == place?.file && line.origin?.line == place?.line
    }
    return (index ?? 0) + 1
  }
}

/// A provider's record: it says more than the provider can tell of itself.
private func provider(_ type: String, number: Int, line: Int) -> String {
  """
  enum __CatalogRecord\(number) {
    typealias Provider = (
      type: any SwiftUI.PreviewProvider.Type, fileID: Swift.String, line: Swift.Int
    )
    @section("swift_providers") @used
    static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
      $0.assumingMemoryBound(to: [Provider].self).pointee.append((\(type).self, #fileID, \(line)))
    }
  }

  """
}

/// A view's record: the same as if its author had written `#Preview("Name") { Name() }`.
private func view(_ type: String, number: Int, line: Int) -> String {
  """
  struct __CatalogRecord\(number): SwiftUI.PreviewRegistry {
    static var fileID: Swift.String { #fileID }
    static var line: Swift.Int { \(line) }
    static var column: Swift.Int { 1 }
    @MainActor static func makePreview() throws -> SwiftUI.Preview {
      SwiftUI.Preview("\(type)") { \(type)() }
    }
    @section("swift_previews") @used
    static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
      $0.assumingMemoryBound(to: [any SwiftUI.PreviewRegistry.Type].self)
        .pointee.append(__CatalogRecord\(number).self)
    }
  }

  """
}
