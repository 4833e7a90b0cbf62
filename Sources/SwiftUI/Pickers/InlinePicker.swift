/// A picker whose choices stand one below the other, the picked one with a mark.
struct InlinePicker: View {
  let picker: PickerParts
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      rows
    } else {
      WheelPicker(picker: picker)
    }
  }

  private var rows: some View {
    EnvironmentReader { environment in
      PickerOptions(selection: picker.selection, content: picker.content) { options, selected in
        options.enumerated().map { index, option in
          let mark = LayoutItem(
            LeafLayout(leaf: Checkmark(isShown: index == selected)), in: environment)
          let row = LayoutItem(CheckedRowLayout(), [option, mark], in: environment)
          row.traits = option.traits
          return row
        }
      }
    }
  }
}

/// A choice at the leading side, a mark at the trailing one.
struct CheckedRowLayout: ItemLayout {
  func size(_ proposal: ProposedViewSize, of item: LayoutItem) -> CGSize {
    let option = item.children[0].size(proposal)
    let mark = item.children[1].size(.unspecified)
    return CGSize(
      width: proposal.width ?? option.width + mark.width, height: max(option.height, mark.height))
  }

  func places(
    _ proposal: ProposedViewSize, in size: CGSize, of item: LayoutItem
  ) -> [Place] {
    let (option, mark) = (item.children[0], item.children[1])
    let own = mark.size(.unspecified)
    return [
      Place(
        option, at: CGPoint(x: 0, y: (size.height - option.size(proposal).height) / 2), proposal),
      Place(
        mark, at: CGPoint(x: size.width - own.width, y: (size.height - own.height) / 2),
        .unspecified),
    ]
  }
}
