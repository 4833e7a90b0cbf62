extension View {
  /// Limits the number of lines of text; `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environmentValues {
      $0.lineLimit = number
      $0.reservesLines = false
    }
  }

  /// Limits the number of lines of text, and keeps room for the fewest.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets no limit to the number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(Int?.none)
  }

  /// Limits the number of lines of text, and keeps room for all of them if asked to.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environmentValues {
      $0.lineLimit = limit
      $0.reservesLines = reservesSpace
    }
  }

  /// Says how the lines of a text stand to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Says where text that does not fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets text become smaller, down to a factor, before it is cut.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets characters move closer together before text is cut; not drawn yet.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Adds points between the lines of text.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Shows text in capitals or in small letters; `nil` as it is written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      let nearest = allowed.first { $0 > size } ?? allowed.last
      size = nearest ?? size
    }
  }
}
