// What is known at once stays a publisher of values that are known at once.

extension Optional.Publisher {
  /// Sends the value if it satisfies `isIncluded`.
  public func filter(_ isIncluded: (Output) -> Bool) -> Self {
    Self(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Leaves values out at the beginning.
  public func dropFirst(_ count: Int = 1) -> Self { count > 0 ? Self(nil) : self }

  /// Leaves the value out if it satisfies `predicate`.
  public func drop(while predicate: (Output) -> Bool) -> Self { filter { !predicate($0) } }

  /// Sends the value if it satisfies `predicate`.
  public func first(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// Sends the value if it satisfies `predicate`.
  public func last(where predicate: (Output) -> Bool) -> Self { filter(predicate) }

  /// Sends the value at a position from 0, if there is one.
  public func output(at index: Int) -> Self { index == 0 ? self : Self(nil) }

  /// Sends the value if its position, 0, is among others.
  public func output<R: RangeExpression>(in range: R) -> Self where R.Bound == Int {
    range.relative(to: 0..<Int.max).contains(0) ? self : Self(nil)
  }

  /// Sends as many values as this, at most.
  public func prefix(_ maxLength: Int) -> Self { maxLength > 0 ? self : Self(nil) }

  /// Sends the value if it satisfies `predicate`.
  public func prefix(while predicate: (Output) -> Bool) -> Self { filter(predicate) }
}
