/// A picker in the style that the environment names.
struct StyledPicker: View {
  let picker: PickerParts
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInList) private var isInList

  var body: some View {
    switch style {
    case is SegmentedPickerStyle: SegmentedPicker(picker: picker)
    case is WheelPickerStyle: WheelPicker(picker: picker)
    case is InlinePickerStyle: InlinePicker(picker: picker)
    case is NavigationLinkPickerStyle: NavigationLinkPicker(picker: picker)
    case is PalettePickerStyle: SegmentedPicker(picker: picker).notDrawn(".pickerStyle(.palette)")
    default: MenuPicker(picker: picker, isInList: isInList)
    }
  }
}

/// A picker as a row that leads to a list of its choices.
private struct NavigationLinkPicker: View {
  let picker: PickerParts

  var body: some View {
    ControlRow {
      picker.label
    } control: {
      HStack(spacing: 8) {
        PickerValue(picker: picker).foregroundStyle(Color(.secondaryLabel))
        DisclosureChevron()
      }
    }
    .offeringChoices(of: picker)
    .modifier(ControlModifier(role: "button"))
  }
}

/// A picker that opens a menu: its value and two arrows, in the tint.
///
/// In a row of a list, the label stands at the leading side and the value is gray.
private struct MenuPicker: View {
  let picker: PickerParts
  let isInList: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isInList {
      ControlRow {
        picker.label
      } control: {
        value.foregroundStyle(Color(.secondaryLabel))
      }
      .offeringChoices(of: picker)
      .modifier(ControlModifier(role: "popUpButton"))
    } else {
      value.foregroundStyle(color)
        .controlName(picker.label)
        .offeringChoices(of: picker)
        .modifier(ControlModifier(role: "popUpButton"))
    }
  }

  private var color: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel))
  }

  private var value: some View {
    HStack(spacing: 4) {
      PickerValue(picker: picker)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).font(
        .footnote.weight(.semibold))
    }
  }
}

/// What a picker shows of its value: the view with its tag.
struct PickerValue: View {
  let picker: PickerParts

  var body: some View {
    if let label = picker.currentValueLabel {
      label
    } else {
      PickerOptions(
        selection: picker.selection, content: picker.content, areOffered: false
      ) { options, selected in
        selected.map { [options[$0]] } ?? []
      }
    }
  }
}

extension View {
  /// Lets a control be set to what a picker picks from, though its choices are not seen.
  fileprivate func offeringChoices(of picker: PickerParts) -> some View {
    background {
      PickerOptions(selection: picker.selection, content: picker.content) { options, _ in options }
        .hidden()
    }
  }
}
