import CoreGraphics
import Drawing
import PreviewExchange
import SwiftUI

/// Texts of which a part is missing.
extension Findings {
  var truncated: [DrawResult.Finding] {
    texts.filter(\.layout.isTruncated).map {
      .init(.truncated, $0.text, "the text '\($0.text)' is cut short with an ellipsis")
    }
  }

  var clipped: [DrawResult.Finding] {
    texts.filter(isClipped).map {
      .init(.clipped, $0.text, "the text '\($0.text)' is cut off by what is around it")
    }
  }

  private func isClipped(_ text: DrawnText) -> Bool {
    text.clips.contains { cuts($0, text) } || isCutByCanvas(text)
  }

  /// What can be scrolled is cut off by something larger.
  private func cuts(_ clip: CGRect, _ text: DrawnText) -> Bool {
    let line = text.frame.height / CGFloat(max(text.layout.lines.count, 1))
    return clip.intersects(text.frame)
      && (clip.width < text.frame.width - 1
        || clip.height < text.frame.height - 1 && clip.height < 2 * line)
  }

  /// What nothing scrolls ends where the screen ends.
  private func isCutByCanvas(_ text: DrawnText) -> Bool {
    if text.frame.width > rendering.size.width + 1 { return true }
    let canvas = CGRect(origin: .zero, size: rendering.size)
    return isScreen && text.clips.isEmpty && canvas.intersects(text.frame)
      && !canvas.insetBy(dx: -2, dy: -2).contains(text.frame)
  }
}
