import Diff

/// How one text becomes another, unified and side by side.
struct DiffView {
  /// Unique on the page.
  var id: String
  var before: CodeBlock
  var after: CodeBlock
  /// Whether both texts are shown beside each other where there is room.
  var prefersSides = false

  private var rows: [Row] { diff(before.texts, after.texts) }

  var html: HTML {
    let rows = rows
    guard rows.contains(where: { !$0.isContext }) else {
      return "<p class=\"no-change\">Nothing changes in this step.</p>"
    }
    let unified = Tabs.Panel(label: "Unified", content: unifiedView(rows))
    let split = Tabs.Panel(label: "Side by side", content: splitView(rows))
    return Tabs(
      id: id, label: "How the change is shown",
      panels: prefersSides ? [split, unified] : [unified, split],
      sharedChoice: prefersSides ? nil : "diff", dependsOnWidth: prefersSides
    ).html
  }

  /// How many lines go and come, as in `−12 +3`.
  var summary: HTML {
    let rows = rows.filter { !$0.isContext }
    let removed = rows.count { $0.before != nil }
    let added = rows.count { $0.after != nil }
    let minus: HTML? = removed > 0 ? "<span class=\"minus\">−\(removed)</span> " : nil
    let plus: HTML? = added > 0 ? "<span class=\"plus\">+\(added)</span>" : nil
    return """
      <span class="count" data-pagefind-ignore>\(minus)\(plus)\
      <span class="visually-hidden"> lines</span></span>
      """
  }

  private func unifiedView(_ rows: [Row]) -> HTML {
    let lines = runs(of: unified(rows), by: isHidden).map { rows, isHidden -> HTML in
      if isHidden { return HiddenLines.html(rows.map(line).joined(), count: rows.count) }
      return folded(rows).map { section -> HTML in
        switch section {
        case .shown(let rows): rows.map(line).joined()
        case .folded(let rows): fold(rows)
        }
      }.joined()
    }
    return """
      <pre class="diff\(focusClass)" tabindex="0" data-pagefind-ignore><code>\(lines)</code></pre>
      """
  }

  private func line(_ row: Row) -> HTML {
    switch row.kind {
    case .removed: element("del", "", row.before, of: before)
    case .added: element("ins", "", row.after, of: after)
    case .reindented: element("span", "line \(direction(row))", row.after, of: after)
    case .unchanged, .changed: element("span", "line", row.after, of: after)
    }
  }

  private func element(
    _ tag: String, _ classes: String, _ side: Row.Side?, of block: CodeBlock
  ) -> HTML {
    guard let side else { return .empty }
    let line = block.lines[side.line]
    let names = (classes + line.markClasses).drop { $0 == " " }
    let attribute = HTML.attribute("class", names.isEmpty ? nil : String(names))
    let code = side.marks.isEmpty ? line.linkedHTML : line.html(marking: side.marks)
    return "<\(tag)\(attribute)>\(code)\n</\(tag)>\(line.problemLines)"
  }

  private func direction(_ row: Row) -> String {
    let (old, new) = (row.before?.text ?? "", row.after?.text ?? "")
    return new.utf8.count < old.utf8.count ? "out" : "in"
  }

  private var focusClass: String { before.hasFocus || after.hasFocus ? " has-focus" : "" }

  /// Whether nothing of a row is to be seen until a reader wants to see all.
  private func isHidden(_ row: Row) -> Bool {
    let sides = [row.before.map { before.lines[$0.line] }, row.after.map { after.lines[$0.line] }]
    return sides.compactMap(\.self).allSatisfy(\.annotations.isFolded)
  }

  private func splitView(_ rows: [Row]) -> HTML {
    let bodies = runs(of: sideBySide(rows), by: isHidden).map { rows, isHidden -> HTML in
      if isHidden { return HiddenLines.rows(rows.map(splitRow).joined(), count: rows.count) }
      return "<tbody>\(folded(rows).map(splitSection))</tbody>\n"
    }
    return """
      <table class="diff split\(focusClass)" data-pagefind-ignore>
      <thead class="visually-hidden"><tr><th scope="col">Before</th><th scope="col">After</th>\
      </tr></thead>
      \(bodies)</table>
      """
  }

  private func splitSection(_ section: Section) -> HTML {
    switch section {
    case .shown(let rows): rows.map(splitRow).joined()
    case .folded(let rows): "<tr class=\"fold\"><td colspan=\"2\">\(fold(rows))</td></tr>\n"
    }
  }

  private func splitRow(_ row: Row) -> HTML {
    let kind = row.isContext ? nil : row.kind
    return """
      <tr>\(cell(row.before, of: before, kind == nil ? "span" : "del"))\
      \(cell(row.after, of: after, kind == nil ? "span" : "ins"))</tr>

      """
  }

  private func cell(_ side: Row.Side?, of block: CodeBlock, _ tag: String) -> HTML {
    guard let side else { return "<td class=\"none\"></td>" }
    let line = block.lines[side.line]
    // Space at the start is padding, so that wrapped lines keep their indentation.
    let depth = side.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let code = line.dropping(depth)
      .html(marking: side.marks.map { ($0.lowerBound - depth)..<($0.upperBound - depth) })
    let style = depth > 0 ? "--depth:\(depth)" : nil
    return """
      <td><code><\(tag) class="line\(line.markClasses)"\(.attribute("style", style))>\(code)\
      </\(tag)>\(line.problemLines)</code></td>
      """
  }

  private func fold(_ rows: [Row]) -> HTML {
    "<span class=\"fold\">\(rows.count) unchanged lines</span>"
  }
}
