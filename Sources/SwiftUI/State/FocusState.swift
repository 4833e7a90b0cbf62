/// Which view has the focus.
///
/// Nothing has the focus in a drawing unless a view asks for it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUI.Binding<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private var state: State<Value>

  private init(value: Value) {
    state = State(wrappedValue: value)
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
  public var projectedValue: Binding { Binding(value: state.projectedValue) }
}

extension View {
  /// Says that the view can take the focus; drawings do not show it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Says that the view can take the focus; drawings do not show it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
