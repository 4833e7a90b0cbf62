extension View {
  /// Adds a search field to the screen.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field to the screen and says whether it is being used.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field for text and tokens.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field for text and tokens, which suggests some.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field for text and tokens that can be edited.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field for text and tokens.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field for text and tokens, which suggests some.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, placement, Text(prompt))
  }

  /// Adds a search field for text and tokens that can be edited.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    search(text, placement, Text(prompt))
  }
}
