import SwiftUI

extension ProgramImage {
  /// The program's `#Preview`s, in no particular order.
  func registries() -> [any PreviewRegistry.Type] {
    collect("swift_previews")
  }

  /// A `PreviewProvider`, with the place of its declaration.
  typealias Provider = (type: any PreviewProvider.Type, fileID: String, line: Int)

  /// The program's preview providers, in no particular order.
  func providers() -> [Provider] {
    collect("swift_providers")
  }

  /// Each record is a function that appends to an array; only it knows the type that it registers.
  private func collect<Element>(_ section: String) -> [Element] {
    typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Void
    var elements: [Element] = []
    guard let bytes = self.section(named: section) else { return elements }
    for record in bytes.bindMemory(to: Record?.self) {
      withUnsafeMutablePointer(to: &elements) { record?(UnsafeMutableRawPointer($0)) }
    }
    return elements
  }
}
