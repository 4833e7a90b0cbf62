/// Panels of which one is shown: radio buttons and style sheets do it, without a script.
struct Tabs {
  struct Panel {
    var label: String
    var content: HTML
  }

  /// Unique on the page.
  var id: String
  /// What is chosen, for those who cannot see it.
  var label: String
  var panels: [Panel]
  /// Groups with the same name change together where scripts run, and remember the choice.
  var sharedChoice: String?
  /// Whether the first panel shows on a wide page and the last on a narrow one, until the reader
  /// chooses.
  var dependsOnWidth = false

  /// A single panel stands without a choice.
  var html: HTML {
    guard panels.count > 1 else { return panels.first?.content ?? .empty }
    let items = panels.enumerated().map { index, panel -> HTML in
      """
      <input type="radio" name="\(id)" id="\(id)-\(index)"\(index == 0 && !dependsOnWidth ? " checked" : "")>\
      <label for="\(id)-\(index)">\(panel.label)</label>
      <div class="panel">
      \(panel.content)
      </div>

      """
    }
    return """
      <div class="tabs\(dependsOnWidth ? " by-width" : "")" role="radiogroup" aria-label="\(label)"\
      \(.attribute("data-choice", sharedChoice))>
      \(items)</div>
      """
  }
}
