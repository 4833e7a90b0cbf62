import Foundation

extension Catalog {
  /// What is in one of the `assets`.
  package func bytes(ofAsset path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }
}
