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
      StepperModel(increment: onIncrement, decrement: onDecrement), label: label())
  }

  /// Creates a stepper that calls closures; `nil` where it cannot be stepped that way.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      StepperModel(increment: onIncrement, decrement: onDecrement), label: label())
  }
}

extension Stepper: View {
  /// The label and two buttons.
  public var body: some View {
    ControlRow {
      label
    } control: {
      StepperButtons(
        canDecrement: model.decrement != nil, canIncrement: model.increment != nil)
    }
    .modifier(ControlModifier(role: "stepper"))
  }
}

/// What a stepper does; `nil` where it cannot go further.
struct StepperModel {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
}

extension StepperModel {
  /// Steps a value that has no bounds.
  init<V: Strideable>(_ value: Binding<V>, step: V.Stride) {
    increment = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    decrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
  }

  /// Steps a value inside of a range.
  init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride) {
    let now = value.wrappedValue
    increment =
      now < bounds.upperBound
      ? { value.wrappedValue = min(now.advanced(by: step), bounds.upperBound) } : nil
    decrement =
      now > bounds.lowerBound
      ? { value.wrappedValue = max(now.advanced(by: -step), bounds.lowerBound) } : nil
  }
}

extension Stepper {
  /// Creates a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperModel(value, step: step), label: label())
  }

  /// Creates a stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperModel(value, bounds, step: step), label: label())
  }

  /// Creates a stepper of a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperModel(value, step: step), label: label())
  }

  /// Creates a stepper of a value in a range.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperModel(value, bounds, step: step), label: label())
  }

  /// Creates a stepper of a value that a format shows to assistive technologies.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, step: step), label: label())
  }

  /// Creates a stepper of a value in a range that a format shows to assistive technologies.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(StepperModel(value, bounds, step: step), label: label())
  }
}
