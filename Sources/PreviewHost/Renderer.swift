import PreviewExchange
import SwiftUI

/// Draws views as a request wants them drawn.
@MainActor
struct Renderer {
  private let wantsElements: Bool

  init(_ request: DrawRequest) throws {
    wantsElements = request.wantsElements
  }

  func draw(_ view: any View, _ variant: Variant) throws -> DrawResult.Drawing {
    DrawResult.Drawing(variant: variant, size: [0, 0], svg: "<svg/>", elements: [], notDrawn: [])
  }
}
