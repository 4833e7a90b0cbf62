/// A number of any type in its range, and how it is changed.
struct SliderModel {
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  private let write: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    write = { number in
      onEditingChanged(true)
      value.wrappedValue = V(number)
      onEditingChanged(false)
    }
  }

  /// The value as a share of the range.
  var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max((value - bounds.lowerBound) / length, 0), 1) : 0
  }

  /// In hundredths of the range, as VoiceOver tells it.
  var spoken: String { "\(Int((fraction * 100).rounded()))%" }

  var actions: ElementActions {
    var actions = ElementActions()
    actions.increment = { move(by: 1) }
    actions.decrement = { move(by: -1) }
    actions.setValue = { text throws(RejectedValue) in try set(text) }
    return actions
  }
}

extension SliderModel {
  /// By a step or, without steps, by a tenth of the range.
  private func move(by count: Double) {
    let distance = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    write(min(max(value + count * distance, bounds.lowerBound), bounds.upperBound))
  }

  /// Takes a number of the range, or hundredths of it: `40 %`.
  private func set(_ text: String) throws(RejectedValue) {
    let digits = text.replacing("%", with: "").trimmingCharacters(in: .whitespaces)
    let length = bounds.upperBound - bounds.lowerBound
    let number = Double(digits).map {
      text.hasSuffix("%") ? bounds.lowerBound + $0 / 100 * length : $0
    }
    guard let number, bounds.contains(number) else {
      throw RejectedValue(
        "it goes from \(plain(bounds.lowerBound)) to \(plain(bounds.upperBound)), or from 0 % to 100 %"
      )
    }
    write(nearest(to: number))
  }

  private func nearest(to number: Double) -> Double {
    guard let step, step > 0 else { return number }
    let steps = ((number - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }

  private func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
