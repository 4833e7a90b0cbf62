/// Which view has the focus.
///
/// Nothing has the focus at first unless a view asks for it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUI.Binding<Value>
    /// What the state is where nothing has the focus.
    let unfocused: Value

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }

    func clear() { value.wrappedValue = unfocused }
  }

  private var state: State<Value>
  private let unfocused: Value

  private init(value: Value) {
    state = State(wrappedValue: value)
    unfocused = value
  }

  /// Creates a state that says whether a view has the focus.
  public init() where Value == Bool {
    self.init(value: false)
  }

  /// Creates a state that says which view has the focus.
  public init<T: Hashable>() where Value == T? {
    self.init(value: nil)
  }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding {
    Binding(value: state.projectedValue, unfocused: unfocused)
  }
}

extension View {
  /// Binds the focus of the control inside to a value: it has the focus while the state has it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focusLink(
      FocusLink {
        binding.wrappedValue == value
      } set: { isFocused in
        if isFocused { binding.wrappedValue = value } else { binding.clear() }
      })
  }

  /// Binds the focus of the control inside to a condition.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focusLink(
      FocusLink {
        condition.wrappedValue
      } set: {
        condition.wrappedValue = $0
      })
  }

  nonisolated private func focusLink(_ link: FocusLink) -> some View {
    environmentValues { $0.focusLinks.append(link) }
  }
}
