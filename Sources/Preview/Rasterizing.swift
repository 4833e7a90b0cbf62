import Check
import Foundation
import PreviewExchange

extension DrawResult.Drawing {
  /// The drawing as PNG, as many pixels wide and high as it has points times its scale.
  ///
  /// - Throws: where librsvg's program is missing or fails.
  package func png() async throws -> Data {
    guard let converter = executable("rsvg-convert") else {
      throw RasterizingError(description: "PNG needs 'rsvg-convert', of the package librsvg2-bin")
    }
    let pixels = size.map { String(max(1, Int(($0 * variant.scale).rounded()))) }
    guard pixels.count == 2 else {
      throw RasterizingError(description: "a drawing without width and height")
    }
    let result = try await Check.run(
      Command(
        converter, ["--width", pixels[0], "--height", pixels[1], "--format", "png", "--unlimited"],
        input: Data(svg.utf8), outputLimit: 256 << 20))
    guard result.succeeded else {
      throw RasterizingError(description: String(decoding: result.errors, as: UTF8.self))
    }
    return result.output
  }
}

struct RasterizingError: Error, CustomStringConvertible {
  let description: String
}
