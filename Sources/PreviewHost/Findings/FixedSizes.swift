import Drawing
import PreviewExchange

/// A drawing, and what was measured in it.
struct MeasuredDrawing {
  var drawing: DrawResult.Drawing
  var findings: Findings

  fileprivate var isForLargeText: Bool { drawing.variant.textSize.hasPrefix("accessibility") }

  /// Texts that are drawn for the size that the reader has: who chooses another one means it.
  fileprivate var reactive: [DrawnText] {
    findings.texts.filter { text in
      guard let size = text.element?.dynamicTypeSize else { return false }
      return "\(size)" == drawing.variant.textSize
    }
  }
}

extension [MeasuredDrawing] {
  /// The drawings, with the texts that are no larger where readers want large text.
  func tellingFixedSizes() -> [DrawResult.Drawing] {
    map { measured in
      var drawing = measured.drawing
      drawing.findings = measured.findings.all
      if measured.isForLargeText {
        drawing.findings += fixed(in: measured).map { text in
          .init(.fixedSize, text, "the text '\(text)' keeps its size whatever the text size is")
        }
      }
      return drawing
    }
  }

  /// Each text once, in drawing order.
  private func fixed(in measured: MeasuredDrawing) -> [String] {
    let usual = first {
      !$0.isForLargeText && $0.drawing.variant.appearance == measured.drawing.variant.appearance
    }
    let sizes = Set(usual?.reactive.compactMap(SizedText.init) ?? [])
    var seen: Set<String> = []
    return measured.reactive.filter { text in
      guard let sized = SizedText(text), sizes.contains(sized) else { return false }
      return measured.findings.owner(of: text)?.isSystems != true && seen.insert(text.text).inserted
    }.map(\.text)
  }
}

/// A text, and how large its letters are.
private struct SizedText: Hashable {
  var text: String
  var size: Double

  init?(_ text: DrawnText) {
    guard let face = text.layout.lines.first?.runs.first?.face else { return nil }
    self.text = text.text
    size = face.size
  }
}
