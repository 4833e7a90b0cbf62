/// Declares a preview of a view.
///
/// - Parameters:
///   - name: what the preview is listed as; a string literal.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// - Parameters:
///   - name: what the preview is listed as; a string literal.
///   - traits: how the preview is laid out.
///   - additionalTraits: more of them; the last of a kind wins.
///   - body: makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a property at the top of a `#Preview` hold state, as a property of a view does.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// Turns a property in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues` into an entry.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
