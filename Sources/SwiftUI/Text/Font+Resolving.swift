import Drawing

extension Font {
  /// The font at the size that the environment's text size gives it, after further changes.
  package func face(in environment: EnvironmentValues) -> Face {
    face(environment, further: environment.fontChanges)
  }

  func face(_ environment: EnvironmentValues, further: [FontChange]) -> Face {
    var resolution = FontResolution(self, environment.dynamicTypeSize)
    for change in changes + further { resolution.apply(change) }
    if environment.legibilityWeight == .bold { resolution.makeHeavier() }
    return resolution.face
  }
}

extension Font {
  /// What the font asks for and is not drawn.
  func notDrawn(further: [FontChange]) -> [String] {
    var notes: [String] = []
    if case .custom(let name, _, _) = base { notes.append("font \(name): the system font") }
    for change in changes + further {
      if case .smallCaps(true) = change { notes.append(".smallCaps") }
      if case .width(let width?) = change, width != .standard { notes.append(".fontWidth") }
    }
    return notes
  }
}

/// A font on its way to a face: remembers which weight bold has in its text style.
private struct FontResolution {
  var face: Face
  private let plainWeight: Face.Weight
  private let boldWeight: Face.Weight

  init(_ font: Font, _ size: DynamicTypeSize) {
    switch font.base {
    case .style(let style):
      let entry = DynamicTypeTable.entry(style.tableStyle, size.tableCategory)
      face = Face(size: entry.size, weight: entry.weight, leading: entry.gap)
      (plainWeight, boldWeight) = (entry.weight, entry.boldWeight)
    case .size(let points, let weight):
      face = Face(size: points, weight: weight.faceWeight)
      (plainWeight, boldWeight) = (weight.faceWeight, .bold)
    case .custom(_, let points, let style):
      let scaled = style.map {
        DynamicTypeTable.scale(points, $0.tableStyle, size.tableCategory)
      }
      face = Face(size: scaled ?? points)
      (plainWeight, boldWeight) = (.regular, .bold)
    case .face(let resolved):
      face = resolved
      (plainWeight, boldWeight) = (resolved.weight, .bold)
    }
  }

  mutating func apply(_ change: FontChange) {
    switch change {
    case .weight(let weight): face.weight = weight?.faceWeight ?? plainWeight
    case .bold(let isActive): face.weight = isActive ? boldWeight : plainWeight
    case .italic(let isActive): face.isItalic = isActive
    case .monospaced(let isActive): face.design = isActive ? .monospaced : .default
    case .monospacedDigit: face.hasMonospacedDigits = true
    case .design(let design): face.design = design?.faceDesign ?? .default
    case .leading(let leading): face.leading = leading.points(for: face)
    case .pointSize(let points): (face.size, face.leading) = (points, nil)
    case .scale(let factor): (face.size, face.leading) = (face.size * factor, nil)
    case .smallCaps, .width: break
    }
  }

  /// One step bolder, as the setting "Bold Text" asks for.
  mutating func makeHeavier() {
    let weights = Face.Weight.allCases
    guard let index = weights.firstIndex(of: face.weight) else { return }
    face.weight = weights[min(index + 2, weights.count - 1)]
  }
}

extension Font.Leading {
  /// Points between lines.
  ///
  /// iOS moves the lines of tight and loose fonts together and apart by two points.
  fileprivate func points(for face: Face) -> Double? {
    switch self {
    case .standard: face.leading
    case .tight: max(0, face.gap - 2)
    case .loose: face.gap + 2
    }
  }
}

extension Font.TextStyle {
  package var tableStyle: DynamicTypeTable.Style {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension DynamicTypeSize {
  /// The size by its place in Apple's table.
  package var tableCategory: DynamicTypeTable.Category {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeTable.Category.allCases[index]
  }
}

extension Font.Design {
  var faceDesign: Face.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Weight {
  private static let known: [(Font.Weight, Face.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
    (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
    (.black, .black),
  ]

  var faceWeight: Face.Weight {
    Self.known.first { $0.0 == self }?.1 ?? .regular
  }

  init(_ weight: Face.Weight) {
    self = Self.known.first { $0.1 == weight }?.0 ?? .regular
  }
}
