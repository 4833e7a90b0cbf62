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
        input: TextInput(field.text, prompt: field.prompt),
        label: AnyView(Text("Search"))
      )
      .environmentValues { $0.textFieldStyle = nil }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, 16)
    .padding(.top, 1)
    .padding(.bottom, 15)
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
