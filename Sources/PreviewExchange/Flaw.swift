/// A flaw of a preview, and the drawings that have it.
package struct Flaw: Hashable, Sendable {
  package var finding: DrawResult.Finding
  package fileprivate(set) var variants: [Variant]
  /// All ways in which the preview was drawn.
  fileprivate let all: [Variant]

  /// As in `…; in dark, at accessibility3`, where that is not so in all drawings.
  package var message: String {
    func only<Value: Hashable>(_ value: (Variant) -> Value) -> Value? {
      let own = Set(variants.map(value))
      return own.count == 1 && Set(all.map(value)).count > 1 ? own.first : nil
    }
    // It takes two sizes to find that a text has one.
    let size = finding.kind == .fixedSize ? nil : only(\.textSize)
    let parts = [only(\.appearance).map { "in \($0.rawValue)" }, size.map { "at \($0)" }]
      .compactMap(\.self)
    return finding.message + (parts.isEmpty ? "" : "; " + parts.joined(separator: ", "))
  }

  /// Whether it is the same flaw of the same thing, however large it is there.
  package func isLike(_ other: Flaw) -> Bool { finding.isLike(other.finding) }
}

extension DrawResult.Finding {
  fileprivate func isLike(_ other: DrawResult.Finding) -> Bool {
    kind == other.kind && element == other.element && (element != nil || message == other.message)
  }
}

extension DrawResult.Preview {
  /// Each flaw once, in the order in which they are found.
  package var flaws: [Flaw] {
    var flaws: [Flaw] = []
    for drawing in drawings {
      for finding in drawing.findings {
        if let index = flaws.firstIndex(where: { $0.finding.isLike(finding) }) {
          flaws[index].variants.append(drawing.variant)
        } else {
          flaws.append(
            Flaw(finding: finding, variants: [drawing.variant], all: drawings.map(\.variant)))
        }
      }
    }
    return flaws
  }
}
