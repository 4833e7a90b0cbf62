import SwiftUI

struct EnvironmentReaders: View {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isSceneCaptured) private var isSceneCaptured
  @Environment(\.appearsActive) private var appearsActive
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.sidebarRowSize) private var rowSize
  @Environment(\.tabBarPlacement) private var tabBarPlacement
  @Environment(\.verticalScrollIndicatorVisibility) private var indicators
  @Environment(\.fontResolutionContext) private var fontContext
  @Environment(\.lineHeight) private var lineHeight
  @Environment(\.writingToolsBehavior) private var writingTools
  @Environment(\.searchSuggestionsPlacement) private var suggestions

  var body: some View {
    List {
      Section("Letters") {
        Text(isFocused ? "focused" : "not focused")
          .listRowInsets(.leading, 20)
          .font(rowSize == .large ? .title : .body)
        Button("Undo") { undoManager?.undo() }
          .disabled(undoManager?.canUndo != true)
        if tabBarPlacement == .sidebar { Text("in a column") }
      }
      .sectionIndexLabel("L")
      .listSectionMargins(.horizontal, 10)
    }
    .listSectionIndexVisibility(.visible)
    .environment(\.isHoverEffectEnabled, false)
    .environment(\.contentTransition, .identity)
    .writingToolsBehavior(.limited)
    .labelIconToTitleSpacing(4)
    .onChange(of: Font.body.resolve(in: fontContext).pointSize) {}
  }
}
