import PreviewExchange

/// A drawing as a file of the site, and how a page shows it.
struct Picture: Hashable {
  var drawing: DrawResult.Drawing
  /// The file's name, beside the page.
  var name: String
  /// What tells it from the drawings beside it, as in `Light`.
  var caption: String
  var alternative: String

  /// The file is loaded when it comes into view, into a place that already has its size.
  func html(root: String = "") -> HTML {
    """
    <img\(screenClass) src="\(root + name)" alt="\(alternative)" width="\(pixels(0))" \
    height="\(pixels(1))" loading="lazy" decoding="async">
    """
  }

  /// A screen is shown with the corners of a device.
  private var screenClass: HTML {
    drawing.variant.canvas == nil ? .empty : " class=\"screen\""
  }

  /// A size in whole points, as attributes want it.
  private func pixels(_ axis: Int) -> Int {
    guard drawing.size.indices.contains(axis), drawing.size[axis].isFinite else { return 0 }
    return Int(min(max(drawing.size[axis], 0), 100_000).rounded(.up))
  }
}

extension DrawResult.Drawing {
  /// What can be read in the drawing, in its order.
  var words: String {
    let labels = elements.compactMap { $0.label ?? $0.text }.filter { !$0.isEmpty }
    // A control and the text inside it say the same.
    let distinct = labels.enumerated().filter { index, label in
      index == 0 || labels[index - 1] != label
    }
    return distinct.map(\.element).joined(separator: ", ")
  }
}
