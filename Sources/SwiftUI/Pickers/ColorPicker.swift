/// A control that picks a colour.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker with views that say what the colour is for.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a picker of one of Core Graphics' colours.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let color = Binding {
      Color(cgColor: selection.wrappedValue)
    } set: {
      if let color = $0.cgColor { selection.wrappedValue = color }
    }
    self.init(selection: color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker: View {
  /// The label and a round well of the colour.
  public var body: some View {
    ControlRow {
      label
    } control: {
      ColorWell(color: selection.wrappedValue)
    }
    .modifier(ControlModifier(role: "colorWell"))
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a text that says what the colour is for.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a text that says what the colour is for.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Creates a picker of one of Core Graphics' colours.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of one of Core Graphics' colours.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc of a colour inside a ring of all hues; sizes from memory of UIKit's colour well.
private struct ColorWell: View {
  let color: Color

  private static let hues = Gradient(
    colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red])

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(gradient: Self.hues, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
  }
}
