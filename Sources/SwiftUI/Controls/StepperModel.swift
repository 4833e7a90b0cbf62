/// What a stepper does; `nil` where it cannot go further.
struct StepperModel {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  /// `nil` where closures know it.
  var value: String?
  var set: ((String) throws(RejectedValue) -> Void)?

  var actions: ElementActions {
    var actions = ElementActions()
    actions.increment = increment
    actions.decrement = decrement
    actions.setValue = set
    return actions
  }
}

extension StepperModel {
  /// Steps a value that has no bounds.
  init<V: Strideable>(_ value: Binding<V>, step: V.Stride) {
    self.init {
      value.wrappedValue = value.wrappedValue.advanced(by: step)
    } decrement: {
      value.wrappedValue = value.wrappedValue.advanced(by: -step)
    }
    take(value) { _ in true }
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
    take(value, bounds.contains)
  }

  /// Tells a closure when stepping begins and ends.
  func telling(_ onEditingChanged: @escaping (Bool) -> Void) -> StepperModel {
    func told(_ action: @escaping () -> Void) -> () -> Void {
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    var model = self
    model.increment = increment.map(told)
    model.decrement = decrement.map(told)
    return model
  }

  private mutating func take<V: Strideable>(
    _ binding: Binding<V>, _ isPossible: @escaping (V) -> Bool
  ) {
    value = "\(binding.wrappedValue)"
    set = { text throws(RejectedValue) in
      let type = V.self as? any LosslessStringConvertible.Type
      guard let number = type?.init(text) as? V else { throw RejectedValue("it is no number") }
      guard isPossible(number) else { throw RejectedValue("it is out of range") }
      binding.wrappedValue = number
    }
  }
}

extension View {
  /// Lets the halves of the view step a value.
  func stepping(_ model: StepperModel) -> some View {
    painted { painting, frame, environment in
      let (left, right) = frame.divided(atDistance: frame.width / 2, from: .minXEdge)
      var painting = painting
      painting.add("Decrement", left, model.decrement, environment)
      painting.add("Increment", right, model.increment, environment)
      return painting
    }
  }
}

extension Painting {
  /// Adds a part of a control that is a button by itself.
  fileprivate mutating func add(
    _ label: String, _ frame: CGRect, _ action: (() -> Void)?, _ environment: EnvironmentValues
  ) {
    let isEnabled = environment.isEnabled && action != nil
    let responder = Responder(ElementActions(activate: action), isEnabled: isEnabled)
    var element = AccessibleElement(role: "button", frame: frame)
    element.label = label
    element.isEnabled = isEnabled
    element.responders = [responder]
    element.actions = responder.actions.names
    accessible.append(element)
    var target = TouchTarget(.rect(frame))
    target.responders = [responder]
    targets.append(target)
  }
}
