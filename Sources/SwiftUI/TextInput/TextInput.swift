/// What a field edits, and whom it tells about it.
struct TextInput {
  let text: Binding<String>
  var prompt: Text?
  /// Along which axis the field grows when its text is long.
  var axis = Axis.horizontal
  var isSecure = false
  /// Whether the text stands for a value, which learns of it when the field is left.
  var isFormatted = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }

  init(
    _ text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field for a value that is turned into text and back.
  init(formatted text: Binding<String>, prompt: Text? = nil) {
    self.init(text, prompt: prompt)
    isFormatted = true
  }

  init(
    formatted text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text, onEditingChanged: onEditingChanged, onCommit: onCommit)
    isFormatted = true
  }
}

// Text that cannot be read as a value leaves the value as it was.
extension Binding where Value == String {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init {
      format.format(value.wrappedValue)
    } set: { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init {
      value.wrappedValue.map { format.format($0) } ?? ""
    } set: { text in
      if text.isEmpty { value.wrappedValue = nil }
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { text in
      if let parsed = formatter.value(text) as? V { value.wrappedValue = parsed }
    }
  }
}

extension Formatter {
  /// The value that a text stands for: Foundation on Linux reads only with concrete formatters.
  fileprivate func value(_ text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: number(text, formatter)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: text
    }
  }

  private func number(_ text: String, _ formatter: NumberFormatter) -> Any? {
    guard let number = formatter.number(from: text) else { return nil }
    return number
  }
}
