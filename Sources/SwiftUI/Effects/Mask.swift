extension View {
  /// Shows the view only as far as the mask is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let source = mask().painted { painting, _, _ in
      var result = Painting()
      result.mask = painting.items
      return result
    }
    return modifier(
      SecondaryModifier(
        layout: SecondaryLayout(depth: .before, alignment: alignment), secondary: source)
    ).painted { painting, _, _ in painting.seenThroughMask }
  }

  /// Shows the view only as far as the mask is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}
