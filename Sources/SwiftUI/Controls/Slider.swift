/// A control that picks a number from a range by the place of a thumb on a track.
public struct Slider<Label: View, ValueLabel: View> {
  private let model: SliderModel
  private let label: Label
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  private let note: String?

  init(
    _ model: SliderModel, label: Label, minimum: ValueLabel? = nil, maximum: ValueLabel? = nil,
    notDrawn note: String? = nil
  ) {
    self.note = note
    self.model = model
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider: View {
  /// The track with its thumb, between the labels of the bounds.
  public var body: some View {
    HStack {
      minimum
      if let note { track.notDrawn(note) } else { track }
      maximum
    }
    .controlName(label)
    .modifier(
      ControlModifier(role: "slider", value: model.spoken, actions: model.actions))
  }

  private var track: some View { SliderTrack(fraction: model.fraction) }
}

extension View {
  /// Says whether the thumb of sliders is seen; drawn with it.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    notDrawn(".sliderThumbVisibility")
  }
}

extension Slider {
  /// Creates a slider with labels for itself and the bounds of its range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, onEditingChanged), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Creates a slider that goes in steps, with labels for itself and the bounds of its range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, step: step, onEditingChanged), label: label(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Creates a slider with labels for itself and the bounds of its range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, onEditingChanged), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }

  /// Creates a slider that goes in steps, with labels for itself and the bounds of its range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderModel(value, bounds, step: step, onEditingChanged), label: label(),
      minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderModel(value, bounds, onEditingChanged), label: label())
  }

  /// Creates a slider that goes in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderModel(value, bounds, step: step, onEditingChanged), label: label())
  }

  /// Creates a slider with a label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderModel(value, bounds, onEditingChanged), label: label())
  }

  /// Creates a slider that goes in steps, with a label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderModel(value, bounds, step: step, onEditingChanged), label: label())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderModel(value, bounds, onEditingChanged), label: EmptyView())
  }

  /// Creates a slider that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(SliderModel(value, bounds, step: step, onEditingChanged), label: EmptyView())
  }
}
