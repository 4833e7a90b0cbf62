/// A control that is on or off.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  /// Creates a toggle with views that say what it switches.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle that switches several values at once.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    isMixed = count > 0 && count < bindings.count
    self.isOn = Binding {
      !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
    } set: { value in
      for binding in bindings { binding.wrappedValue = value }
    }
    self.label = label()
  }
}

extension Toggle: View {
  /// What the style makes of the toggle.
  public var body: some View {
    StyleReader(\.toggleStyle, inside: DefaultToggleStyle()) { styled($0) }
      .modifier(ControlModifier(role: "switch", value: state, traits: .isToggle, actions: actions))
  }

  private var state: String { isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off" }

  private var actions: ElementActions {
    var actions = ElementActions { isOn.wrappedValue.toggle() }
    actions.setValue = { value throws(RejectedValue) in
      guard ["on", "off"].contains(value) else { throw RejectedValue("there are 'on' and 'off'") }
      isOn.wrappedValue = value == "on"
    }
    return actions
  }

  @MainActor private func styled<Style: ToggleStyle>(_ style: Style) -> AnyView {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the parts that a style was given.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text that says what it switches.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text that says what it switches.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle that switches several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle that switches several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
