/// Makes marks of the statements in a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Takes a mark as it is.
  public static func buildExpression<Content: SliderTickContent>(
    _ content: Content
  ) -> Content where Content.Value == V { content }

  /// Makes no marks of no statements.
  public static func buildBlock() -> TupleSliderTickContent<V, ()> {
    TupleSliderTickContent(value: ())
  }

  /// Passes a single mark through.
  public static func buildBlock<Content: SliderTickContent>(
    _ content: Content
  ) -> Content where Content.Value == V { content }

  /// Makes marks of an `if` without `else`.
  public static func buildIf<Content: SliderTickContent>(
    _ content: Content?
  ) -> TupleSliderTickContent<V, Content?> where Content.Value == V {
    TupleSliderTickContent(value: content)
  }

  /// Makes marks of the first branch of an `if` or `switch`.
  public static func buildEither<T: SliderTickContent, F: SliderTickContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.Value == V, F.Value == V {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes marks of the second branch of an `if` or `switch`.
  public static func buildEither<T: SliderTickContent, F: SliderTickContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.Value == V, F.Value == V {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several marks.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T> {
  /// The marks.
  public var value: T
}

extension TupleSliderTickContent: SliderTickContent {
  /// The type of the values at which they stand.
  public typealias Value = V
  /// They consist of nothing else.
  public typealias Body = Self
}

extension _ConditionalContent: SliderTickContent
where
  TrueContent: SliderTickContent, FalseContent: SliderTickContent,
  TrueContent.Value == FalseContent.Value
{
  /// The type of the values at which the marks stand.
  public typealias Value = TrueContent.Value
}

// As many marks as a closure may hold.
extension SliderTickBuilder {
  /// Joins two marks.
  public static func buildBlock<C0: SliderTickContent, C1: SliderTickContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleSliderTickContent<V, (C0, C1)> where C0.Value == V, C1.Value == V {
    TupleSliderTickContent(value: (c0, c1))
  }

  /// Joins three marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleSliderTickContent<V, (C0, C1, C2)> where C0.Value == V, C1.Value == V, C2.Value == V {
    TupleSliderTickContent(value: (c0, c1, c2))
  }

  /// Joins four marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3)>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V {
    TupleSliderTickContent(value: (c0, c1, c2, c3))
  }

  /// Joins five marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4)>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V {
    TupleSliderTickContent(value: (c0, c1, c2, c3, c4))
  }

  /// Joins six marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5)>
  where C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V {
    TupleSliderTickContent(value: (c0, c1, c2, c3, c4, c5))
  }

  /// Joins seven marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V
  {
    TupleSliderTickContent(value: (c0, c1, c2, c3, c4, c5, c6))
  }

  /// Joins eight marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V, C7.Value == V
  {
    TupleSliderTickContent(value: (c0, c1, c2, c3, c4, c5, c6, c7))
  }

  /// Joins nine marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V, C7.Value == V, C8.Value == V
  {
    TupleSliderTickContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
  }

  /// Joins ten marks.
  public static func buildBlock<
    C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent, C9: SliderTickContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0.Value == V, C1.Value == V, C2.Value == V, C3.Value == V, C4.Value == V, C5.Value == V,
    C6.Value == V, C7.Value == V, C8.Value == V, C9.Value == V
  {
    TupleSliderTickContent(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
  }
}
