import PreviewExchange

/// Two versions of a program beside each other: their code, and what they draw.
struct ComparisonFigure {
  /// Unique on the page.
  var id: String
  var before: CodeBlock
  var after: CodeBlock
  var galleries: (before: PreviewGallery, after: PreviewGallery)

  var html: HTML {
    let view = DiffView(id: id + "-diff", before: before, after: after, prefersSides: true)
    return """
      <figure class="snippet compare" id="\(id)">
      <figcaption class="frame"><span class="frame-title">Before and after</span>\
      \(view.summary)<span class="count">\(before.lines.count) → \(after.lines.count) lines</span>\
      \(flawCount)\
      \(before.isFolded || after.isFolded ? HiddenLines.control : .empty)\
      </figcaption>
      \(view.html)
      \(pictures)</figure>

      """
  }

  private var flawCount: HTML {
    func count(_ gallery: PreviewGallery) -> Int {
      FlawList(gallery.previews.map(\.flaws)).flaws.count
    }
    let (old, new) = (count(galleries.before), count(galleries.after))
    return old + new == 0 ? .empty : "<span class=\"count\">\(old) → \(new) flaws</span>"
  }

  private var pictures: HTML {
    let pairs = zip(galleries.before.previews, galleries.after.previews).map { ($0, $1) }
    guard !pairs.isEmpty else { return .empty }
    let panels = pairs.enumerated().map { index, pair in
      Tabs.Panel(label: pair.1.title, content: panel(pair.0, pair.1, "\(id)-preview-\(index)"))
    }
    let tabs = Tabs(id: id + "-preview", label: "Preview", panels: panels)
    return "<div class=\"canvas\" data-pagefind-ignore>\n\(tabs.html)\n</div>\n"
  }

  private func panel(
    _ before: PreviewGallery.Preview, _ after: PreviewGallery.Preview, _ id: String
  ) -> HTML {
    let panels = after.stages.compactMap { stage -> Tabs.Panel? in
      guard let old = before.stages.first(where: { $0.textSize == stage.textSize }) else {
        return nil
      }
      return Tabs.Panel(
        label: label(ofTextSize: stage.textSize), content: pairs(old.pictures, stage.pictures))
    }
    let tabs = Tabs(id: id, label: "Text size", panels: panels, sharedChoice: "text-size")
    let flaws = after.flaws.html(comparedWith: before.flaws)
    return "<div class=\"sizes\">\(tabs.html)</div>\n\(flaws)"
  }

  /// The drawings of both versions in each appearance; a script can lay them over each other.
  private func pairs(_ before: [Picture], _ after: [Picture]) -> HTML {
    after.compactMap { new -> HTML? in
      let appearance = new.drawing.variant.appearance
      guard let old = before.first(where: { $0.drawing.variant.appearance == appearance }) else {
        return nil
      }
      return """
        <div class="pair \(appearance.rawValue)">
        <figure class="stage \(appearance.rawValue)">\(old.html())<figcaption>Before</figcaption>\
        </figure>
        <figure class="stage \(appearance.rawValue)">\(new.html())<figcaption>After</figcaption>\
        </figure>
        </div>

        """
    }.joined()
  }
}
