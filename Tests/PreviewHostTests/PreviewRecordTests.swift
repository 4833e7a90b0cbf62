import PreviewExchange
import SwiftUI
import Testing

@testable import PreviewHost

/// Written out as the macro would expand it: this file is compiled without the plugin.
private struct Declared: PreviewRegistry {
  static let fileID = "Tests/Declared.swift"
  static let line = 7
  static let column = 3
  static func makePreview() throws -> Preview {
    Preview("declared", traits: .sizeThatFitsLayout, .landscapeLeft) { EmptyView() }
  }

  @section("swift_previews") @used
  static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void = {
    $0.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(Declared.self)
  }
}

private struct Provided: PreviewProvider {
  static var previews: some View {
    EmptyView().previewDisplayName("none")
    Spacer().previewDisplayName("spacer").previewLayout(.fixed(width: 30, height: 40))
    Spacer()
  }

  @section("swift_providers") @used
  static let record: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void = {
    $0.assumingMemoryBound(to: [ProgramImage.Provider].self)
      .pointee.append((Provided.self, "Tests/Provided.swift", 2))
  }
}

@MainActor @Suite struct PreviewRecordTests {
  private func previews(_ file: String?) throws -> [HostedPreview] {
    HostedPreview.all(in: try ProgramImage(), file: file)
  }

  @Test func aProgramFindsItsOwnPreviews() throws {
    let preview = try #require(try previews("Declared.swift").first)
    #expect(preview.name == "declared")
    #expect(preview.line == 7)
  }

  @Test func aProvidersViewsArePreviewsEach() throws {
    #expect(try previews("Provided.swift").map(\.name) == ["spacer", nil])
  }

  @Test func previewsOfOtherFilesAreLeftOut() throws {
    #expect(try previews("Other.swift").isEmpty)
    #expect(try previews("clared.swift").isEmpty)
  }

  @Test func allFilesTogetherComeInSourceOrder() throws {
    #expect(try previews(nil).map(\.line) == [2, 2, 7])
  }
}
