/// A label at the leading side and a control at the trailing one, as wide as there is room.
///
/// Where labels are hidden, only the control.
struct ControlRow<Label: View, Control: View>: View {
  private let label: Label
  private let control: Control
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.isInList) private var isInList

  init(@ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control) {
    self.label = label()
    self.control = control()
  }

  var body: some View {
    if visibility == .hidden {
      control.controlName(label)
    } else {
      HStack {
        label.namesControl()
        Spacer(minLength: 0)
        if isInList { control.layout(OverhangLayout()) } else { control }
      }
    }
  }
}

/// Lets a control reach into the room above and below what a row shows.
struct OverhangLayout: UnaryLayout {
  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    guard let child = item.children.first else { return .zero }
    let size = child.size(proposal)
    return CGSize(width: size.width, height: max(0, size.height - 2 * overhang(item)))
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    item.children.map { Place($0, at: CGPoint(x: 0, y: -overhang(item)), proposal) }
  }

  private func overhang(_ item: LayoutItem) -> CGFloat {
    item.environment.metrics.list.controlOverhang
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of controls; assistive technologies still know them.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Says whether controls show their labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}
