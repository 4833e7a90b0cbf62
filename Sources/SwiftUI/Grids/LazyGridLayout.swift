/// Children in tracks, line after line.
struct LazyGridLayout: ItemLayout {
  /// Along which lines follow each other.
  let axis: Axis
  let items: [GridItem]
  /// Points between lines; `nil` is the distance that the system keeps.
  let spacing: CGFloat?
  /// Where the tracks lie when they need less than there is.
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let tracks = tracks(proposal)
    let breadth = proposal[axis.other] ?? breadth(tracks)
    let lines = lines(item.children, tracks.count)
    let lengths = lines.map { length(of: $0, tracks) }
    return CGSize(lengths.reduce(0, +) + distances(lines.count), along: axis, breadth)
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    let tracks = tracks(proposal)
    let start = start(of: tracks, in: size)
    var position: CGFloat = 0
    var places: [Place] = []
    for line in lines(item.children, tracks.count) {
      let length = length(of: line, tracks)
      places += self.places(line, tracks, CGPoint(position, along: axis, start), length)
      position += length + (spacing ?? [GridItem].standardSpacing)
    }
    return places
  }

  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }
}

/// Views that share a line, or a header or footer that has one for itself.
private struct GridLine {
  var children: [LayoutItem] = []
  var isWhole = false
}

extension LazyGridLayout {
  private func tracks(_ proposal: ProposedViewSize) -> [GridTrack] {
    items.tracks(dividing: proposal[axis.other]?.orZero ?? 0)
  }

  private func breadth(_ tracks: [GridTrack]) -> CGFloat {
    tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
  }

  private func distances(_ count: Int) -> CGFloat {
    CGFloat(max(0, count - 1)) * (spacing ?? [GridItem].standardSpacing)
  }

  private func lines(_ children: [LayoutItem], _ count: Int) -> [GridLine] {
    guard count > 0 else { return [] }
    var lines: [GridLine] = []
    for child in children {
      if let part = child.traits.section?.part, part != .content {
        lines.append(GridLine(children: [child], isWhole: true))
      } else if let last = lines.last, !last.isWhole, last.children.count < count,
        last.children.last?.traits.section?.id == child.traits.section?.id
      {
        lines[lines.count - 1].children.append(child)
      } else {
        lines.append(GridLine(children: [child]))
      }
    }
    return lines
  }

  private func length(of line: GridLine, _ tracks: [GridTrack]) -> CGFloat {
    zip(line.children, proposals(line, tracks)).map { $0.size($1)[axis] }.max() ?? 0
  }

  private func proposals(_ line: GridLine, _ tracks: [GridTrack]) -> [ProposedViewSize] {
    guard !line.isWhole else { return [ProposedViewSize(nil, along: axis, breadth(tracks))] }
    return tracks.prefix(line.children.count).map {
      ProposedViewSize(nil, along: axis, $0.length)
    }
  }

  /// Where the first track begins.
  private func start(of tracks: [GridTrack], in size: CGSize) -> CGFloat {
    let used = ViewDimensions(size: CGSize(0, along: axis, breadth(tracks)))
    return alignment.origin(of: used, in: CGSize(0, along: axis, size[axis.other]))[axis.other]
  }

  private func places(
    _ line: GridLine, _ tracks: [GridTrack], _ origin: CGPoint, _ length: CGFloat
  ) -> [Place] {
    var offset: CGFloat = 0
    return zip(line.children.indices, proposals(line, tracks)).map { index, proposal in
      let child = line.children[index]
      let cell = CGSize(length, along: axis, proposal[axis.other] ?? 0)
      let alignment = (line.isWhole ? nil : tracks[index].alignment) ?? .center
      let inner = alignment.origin(of: child.dimensions(proposal), in: cell)
      let place = Place(
        child, at: origin + CGPoint(0, along: axis, offset) + inner, proposal)
      offset += cell[axis.other] + (line.isWhole ? 0 : tracks[index].spacing)
      return place
    }
  }
}
