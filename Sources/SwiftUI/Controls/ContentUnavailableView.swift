/// Says that there is nothing to show, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view from what there would be, why there is nothing, and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The parts in the middle of all the space there is.
  ///
  /// Fonts and distances measured on iOS 18.
  public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.top, 4.67)
      VStack { actions }
        .buttonStyle(.bordered)
        .controlSize(.small)
        .padding(.top, 20)
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol, large and gray, above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(Color(.systemGray))
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from texts and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view from texts and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view from texts and an image.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates the view from texts and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The parts of the view that says that a search has found nothing.
public struct SearchUnavailableContent {
  /// That there are no results.
  public struct Label: View {
    let text: String?

    /// The text with a magnifying glass.
    public var body: some View {
      if let text, !text.isEmpty {
        SwiftUI.Label("No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass")
      } else {
        SwiftUI.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// What could be done.
  public struct Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  @MainActor @preconcurrency public static var search: Self {
    self.init {
      SearchUnavailableContent.Label(text: nil)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }

  /// Says that a search for a text has found nothing.
  @MainActor @preconcurrency public static func search(text: String) -> Self {
    self.init {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
