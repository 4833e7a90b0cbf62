import SwiftSyntax

extension ParsedText {
  /// Whether the text makes a screen rather than a part of one: it navigates, or fills its window
  /// with a list, a form or tabs.
  var makesScreen: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier(let name) = token.tokenKind { return screenNames.contains(name) }
      return false
    }
  }
}

private let screenNames: Set<String> = [
  "NavigationStack", "NavigationSplitView", "NavigationView", "TabView", "List", "Form",
  "navigationTitle", "toolbar", "sheet", "fullScreenCover",
]
