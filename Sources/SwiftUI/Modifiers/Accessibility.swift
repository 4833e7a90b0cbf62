extension View {
  /// Changes how the outermost thing that the view draws is described.
  nonisolated private func described(
    _ change: @escaping (inout ElementDescription, EnvironmentValues) -> Void
  ) -> some View {
    painted { painting, _, environment in
      var painting = painting
      guard !painting.elements.isEmpty else { return painting }
      change(&painting.elements[0].description, environment)
      return painting
    }
  }

  /// Says what the view is called.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    described { $0.label = label.string(in: $1) }.perceived { $0.label = label.string(in: $1) }
      .painted { painting, _, environment in
        var painting = painting
        painting.texts = [label.string(in: environment)]
        return painting
      }
  }

  /// Says what the view is called.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what kind of thing the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { description, _ in description.role = traits.role ?? description.role }
      .perceived { element, _ in
        element.traits.formUnion(traits)
        element.role = traits.role ?? element.role
      }
  }

  /// Says what kind of thing the view is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { description, _ in
      if description.role == traits.role { description.role = nil }
    }
    .perceived { element, _ in
      element.traits.subtract(traits)
      if element.role == traits.role { element.role = nil }
    }
  }

  /// Says what happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    perceived { $0.hint = hint.string(in: $1) }
  }

  /// Says what happens when the view is used.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what value the view has.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    perceived { $0.value = valueDescription.string(in: $1) }
  }

  /// Says what value the view has.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what value the view has.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Names the view for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    perceived { element, _ in element.identifier = identifier }
  }

  /// Says how early assistive technologies come to the view.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    perceived { element, _ in element.sortPriority = sortPriority }
  }

  /// Hides the view from assistive technologies.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    painted { painting, _, _ in hidden ? painting.silent : painting }
  }

  /// Says how assistive technologies see what is inside the view.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    painted { painting, frame, _ in painting.asElement(children, in: frame) }
  }
}
