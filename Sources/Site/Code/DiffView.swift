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
    let lines = folded(unified(rows)).map { section -> HTML in
      switch section {
      case .shown(let rows): rows.map(line).joined()
      case .folded(let rows): fold(rows)
      }
    }
    return """
      <pre class="diff" tabindex="0" data-pagefind-ignore><code>\(lines)</code></pre>
      """
  }

  private func line(_ row: Row) -> HTML {
    switch row.kind {
    case .removed: "<del>\(code(row.before, of: before))</del>"
    case .added: "<ins>\(code(row.after, of: after))</ins>"
    case .reindented:
      "<span class=\"line \(direction(row))\">\(code(row.after, of: after))</span>"
    case .unchanged, .changed: "<span class=\"line\">\(code(row.after, of: after))</span>"
    }
  }

  private func direction(_ row: Row) -> String {
    let (old, new) = (row.before?.text ?? "", row.after?.text ?? "")
    return new.utf8.count < old.utf8.count ? "out" : "in"
  }

  private func code(_ side: Row.Side?, of block: CodeBlock) -> HTML {
    guard let side else { return .empty }
    let line = block.lines[side.line]
    return (side.marks.isEmpty ? line.linkedHTML : line.html(marking: side.marks)) + "\n"
  }

  private func splitView(_ rows: [Row]) -> HTML {
    let body = folded(sideBySide(rows)).map { section -> HTML in
      switch section {
      case .shown(let rows): rows.map(splitRow).joined()
      case .folded(let rows): "<tr class=\"fold\"><td colspan=\"2\">\(fold(rows))</td></tr>\n"
      }
    }
    return """
      <table class="diff split" data-pagefind-ignore>
      <thead class="visually-hidden"><tr><th scope="col">Before</th><th scope="col">After</th>\
      </tr></thead>
      <tbody>\(body)</tbody></table>
      """
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
    // Space at the start is padding, so that wrapped lines keep their indentation.
    let depth = side.text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let code = block.lines[side.line].dropping(depth)
      .html(marking: side.marks.map { ($0.lowerBound - depth)..<($0.upperBound - depth) })
    let style = depth > 0 ? "--depth:\(depth)" : nil
    return """
      <td><code><\(tag) class="line"\(.attribute("style", style))>\(code)</\(tag)></code></td>
      """
  }

  private func fold(_ rows: [Row]) -> HTML {
    "<span class=\"fold\">\(rows.count) unchanged lines</span>"
  }
}
