import SwiftUI

struct CustomizedToolbar: View {
  @Namespace private var space

  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar(id: "main") {
          ToolbarItem(id: "add", placement: .primaryAction) {
            Button("Add", systemImage: "plus") {}
          }
          .customizationBehavior(.reorderable)
          .matchedTransitionSource(id: "add", in: space)
          .sharedBackgroundVisibility(.hidden)
          ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: false) {
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
        }
        .toolbar {
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarSpacer(.fixed, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) {
            Button(role: .confirm) {}
          }
        }
    }
  }
}
