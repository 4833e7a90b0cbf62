/// A control that counts up and down.
public struct Stepper<Label: View> {
  private let label: Label
  private let model: StepperModel

  fileprivate init(_ model: StepperModel, label: Label) {
    self.label = label
    self.model = model
  }

  /// Creates a stepper that calls closures; `nil` where it cannot be stepped that way.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperModel(increment: onIncrement, decrement: onDecrement).telling(onEditingChanged),
      label: label())
  }

  /// Creates a stepper that calls closures; `nil` where it cannot be stepped that way.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      StepperModel(increment: onIncrement, decrement: onDecrement).telling(onEditingChanged),
      label: label())
  }
}

extension Stepper: View {
  /// The label and two buttons.
  public var body: some View {
    ControlRow {
      label
    } control: {
      StepperButtons(
        canDecrement: model.decrement != nil, canIncrement: model.increment != nil
      )
      .stepping(model)
    }
    .modifier(
      ControlModifier(
        role: "stepper", value: model.value, keepsButtons: true, actions: model.actions))
  }
}

extension Stepper {
  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperModel(value, step: step).telling(onEditingChanged), label: label())
  }

  /// Creates a stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperModel(value, bounds, step: step).telling(onEditingChanged), label: label())
  }

  /// Creates a stepper of a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      StepperModel(value, step: step).telling(onEditingChanged), label: label())
  }

  /// Creates a stepper of a value in a range.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      StepperModel(value, bounds, step: step).telling(onEditingChanged), label: label())
  }

  /// Creates a stepper of a value that a format shows to assistive technologies.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperModel(value, step: step).telling(onEditingChanged), label: label())
  }

  /// Creates a stepper of a value in a range that a format shows to assistive technologies.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperModel(value, bounds, step: step).telling(onEditingChanged), label: label())
  }
}
