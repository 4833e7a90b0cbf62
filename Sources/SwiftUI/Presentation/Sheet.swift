extension View {
  /// Shows a sheet while a condition holds.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Covers the whole screen while a condition holds.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Covers the whole screen while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  /// Shows a card that points at the view while a condition holds; on a phone, a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, nil, content)
  }

  /// Shows a card that points at the view while there is an item; on a phone, a sheet.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, nil, content)
  }

  /// Shows details beside the view while a condition holds; on a phone, a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presenting(.sheet, isPresented, nil) { content }
  }

  /// Sets the width of the details, in points; on a phone they are as wide as the screen.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that the details may have, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

extension View {
  nonisolated func presenting<Content: View>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, presented: isPresented.wrappedValue ? content() : nil,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, presented: item.wrappedValue.map { content($0).id($0.id) },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }
}

/// What of a view a card points at.
public enum PopoverAttachmentAnchor {
  /// A part of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, by shares of its size.
  case point(UnitPoint)
}
