/// Lines that an author folds away: readers see how many there are, and all of them on request.
///
/// A check box does it, in the caption of the figure, and style sheets, without a script.
enum HiddenLines {
  /// - Parameter lines: the markup of the lines.
  static func html(_ lines: HTML, count: Int) -> HTML {
    "<span class=\"fold hidden-lines\" data-pagefind-ignore>\(label(count))\n</span>"
      + "<span class=\"folded\">\(lines)</span>"
  }

  /// The same as rows of a table.
  static func rows(_ rows: HTML, count: Int) -> HTML {
    """
    <tbody class="hidden-lines"><tr class="fold"><td colspan="2">\(label(count))</td></tr></tbody>
    <tbody class="folded">\(rows)</tbody>

    """
  }

  static let control: HTML = """
    <label class="show-all" data-pagefind-ignore><input type="checkbox">Show all</label>
    """

  private static func label(_ count: Int) -> String {
    count == 1 ? "1 line hidden" : "\(count) lines hidden"
  }
}
