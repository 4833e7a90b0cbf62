import PreviewExchange

/// The drawings of a snippet's previews, sorted for the page: a tab for each preview, in it one for
/// each text size, and there light beside dark.
struct PreviewGallery {
  struct Stage: Hashable {
    var textSize: String
    var pictures: [Picture]
  }

  struct Preview: Hashable {
    var title: String
    var stages: [Stage]
    /// What the drawings lack, sorted.
    var notDrawn: [String]
    var flaws: FlawList
  }

  /// Unique on the page; the files' names start with it.
  var id: String
  var previews: [Preview]

  /// - Parameter shown: the kinds of flaws that readers are told of.
  init(id: String, _ previews: [DrawResult.Preview], flaws shown: Set<FindingKind> = []) {
    self.id = id
    let unnamed = previews.indices.filter { previews[$0].name == nil }
    self.previews = previews.enumerated().map { index, preview in
      let number = unnamed.count > 1 ? unnamed.firstIndex(of: index).map { " \($0 + 1)" } : nil
      let title = preview.name ?? "Preview" + (number ?? "")
      return Preview(preview, title: title, name: "\(id)-\(index + 1)", flaws: shown)
    }
  }

  /// Lets pictures that look the same be the same file.
  ///
  /// - Parameter names: the files by what is in them; those of this gallery are added.
  mutating func share(_ names: inout [String: String]) {
    for (preview, stage, picture) in indices {
      let own = previews[preview].stages[stage].pictures[picture]
      let name = names[own.drawing.svg, default: own.name]
      names[own.drawing.svg] = name
      previews[preview].stages[stage].pictures[picture].name = name
    }
  }

  private var indices: [(preview: Int, stage: Int, picture: Int)] {
    previews.indices.flatMap { preview in
      previews[preview].stages.indices.flatMap { stage in
        previews[preview].stages[stage].pictures.indices.map { (preview, stage, $0) }
      }
    }
  }

  var html: HTML {
    guard !previews.isEmpty else { return .empty }
    let panels = previews.enumerated().map { index, preview in
      Tabs.Panel(label: preview.title, content: panel(preview, "\(id)-preview-\(index)"))
    }
    let tabs = Tabs(id: id + "-preview", label: "Preview", panels: panels)
    return "<div class=\"canvas\" data-pagefind-ignore>\n\(tabs.html)\n</div>\n"
  }

  private func panel(_ preview: Preview, _ id: String) -> HTML {
    let panels = preview.stages.map { stage in
      Tabs.Panel(label: label(ofTextSize: stage.textSize), content: stage.html)
    }
    let tabs = Tabs(id: id, label: "Text size", panels: panels, sharedChoice: "text-size")
    return "<div class=\"sizes\">\(tabs.html)</div>\n\(preview.flaws.html)\(preview.note)"
  }
}

extension PreviewGallery.Preview {
  fileprivate init(
    _ preview: DrawResult.Preview, title: String, name: String, flaws shown: Set<FindingKind>
  ) {
    self.title = title
    flaws = FlawList(flaws: preview.flaws.filter { shown.contains($0.finding.kind) })
    notDrawn = Set(preview.drawings.flatMap(\.notDrawn)).sorted()
    stages = []
    var seen: Set<Variant> = []
    // Several variants come out the same where the preview overrules them.
    for drawing in preview.drawings where seen.insert(drawing.variant).inserted {
      let picture = Picture(drawing, title: title, name: name)
      if let place = stages.firstIndex(where: { $0.textSize == drawing.variant.textSize }) {
        stages[place].pictures.append(picture)
      } else {
        stages.append(.init(textSize: drawing.variant.textSize, pictures: [picture]))
      }
    }
  }

  var note: HTML {
    guard !notDrawn.isEmpty else { return .empty }
    let names = notDrawn.map { "<code>\($0)</code>" as HTML }.joined(separator: ", ")
    return "<p class=\"not-drawn\">Accepted, not drawn: \(names)</p>\n"
  }
}

extension Picture {
  fileprivate init(_ drawing: DrawResult.Drawing, title: String, name: String) {
    let appearance = drawing.variant.appearance
    let words = drawing.words
    self.init(
      drawing: drawing,
      name: "\(name)-\(appearance.rawValue)-\(drawing.variant.textSize).svg",
      caption: appearance == .light ? "Light" : "Dark",
      alternative:
        "\(title), \(appearance.rawValue), \(label(ofTextSize: drawing.variant.textSize))"
        + (words.isEmpty ? "" : ": \(words)"))
  }
}

extension PreviewGallery.Stage {
  var html: HTML {
    let figures = pictures.map { picture -> HTML in
      """
      <figure class="stage \(picture.drawing.variant.appearance.rawValue)">\(picture.html())\
      <figcaption>\(picture.caption)</figcaption></figure>

      """
    }
    return "<div class=\"stages\">\n\(figures)</div>"
  }
}

/// `accessibility3` reads as `Accessibility 3`; the size that iOS starts with is said to be it.
func label(ofTextSize name: String) -> String {
  let known = [
    "xSmall": "Extra small", "small": "Small", "medium": "Medium", "large": "Default size",
    "xLarge": "Extra large", "xxLarge": "2 × extra large", "xxxLarge": "3 × extra large",
  ]
  if let label = known[name] { return label }
  guard name.hasPrefix("accessibility"), let digit = name.last else { return name }
  return "Accessibility \(digit)"
}
