/// A search field of a screen.
struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement

  /// Whether the field stands below the title.
  var isInBar: Bool { true }
}

struct SearchKey: PreferenceKey {
  static var defaultValue: SearchField? { nil }

  static func reduce(value: inout SearchField?, nextValue: () -> SearchField?) {
    value = value ?? nextValue()
  }
}

/// The field below the title of a screen.
///
/// Sources: 36 points high with a radius of 10, measured on iOS 17; distances from UIKit.
struct SearchBar: View {
  let field: SearchField

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color(.secondaryLabel))
      StyledTextField(
        input: TextInput(field.text, prompt: prompt), label: AnyView(Text("Search"))
      )
      .environmentValues { $0.textFieldStyle = nil }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .layout(SearchMarginLayout())
    .padding(.top, 1)
    .padding(.bottom, 15)
  }

  /// Fainter than text, but not as faint as in other fields: measured on iOS 17.
  private var prompt: Text {
    (field.prompt ?? Text("Search")).foregroundStyle(Color(.secondaryLabel))
  }
}

/// The room at the sides of a search field: less where the screen is narrow, as measured there.
private struct SearchMarginLayout: UnaryLayout {
  func size(_ proposal: ProposedViewSize, around child: LayoutItem) -> CGSize {
    let margin = margin(proposal.width ?? .infinity)
    var size = child.size(inner(proposal, margin))
    size.width += 2 * margin
    return size
  }

  func place(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem) -> Place {
    let margin = margin(size.width)
    return Place(child, at: CGPoint(x: margin, y: 0), inner(proposal, margin))
  }

  private func margin(_ width: CGFloat) -> CGFloat { width < 320 ? 8 : 16 }

  private func inner(_ proposal: ProposedViewSize, _ margin: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * margin) }, height: proposal.height)
  }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// When a field below the title is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// As the place asks for.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In a bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the middle of a bar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In the first column.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title; says when it is seen.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}
