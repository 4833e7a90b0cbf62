import SwiftSyntax

/// What the expressions of a piece make, if not views.
struct Making {
  /// What a type has to be for its body to be of this kind.
  var owner: String
  /// The kind of its body.
  var kind: String

  static let views = Making(owner: "View", kind: "View")

  /// - Parameter names: what the expressions start with, as in `WindowGroup`.
  init?(ofAll names: [String]) {
    guard let first = names.first, let known = Self.kinds[first],
      names.allSatisfy({ Self.kinds[$0]?.kind == known.kind })
    else { return nil }
    self = known
  }

  private init(owner: String, kind: String) {
    (self.owner, self.kind) = (owner, kind)
  }

  private static let kinds: [String: Making] = {
    let names = [
      ("Scene", "Scene", "WindowGroup Window DocumentGroup Settings MenuBarExtra"),
      ("Commands", "Commands", "CommandMenu CommandGroup SidebarCommands TextEditingCommands"),
      ("ToolbarContent", "ToolbarContent", "ToolbarItem ToolbarItemGroup ToolbarSpacer"),
      ("ChartContent", "ChartContent", "AreaMark BarMark LineMark PointMark RuleMark SectorMark"),
      (
        "Widget", "WidgetConfiguration",
        "StaticConfiguration AppIntentConfiguration ActivityConfiguration"
      ),
    ]
    let pairs = names.flatMap { owner, kind, names in
      names.split(separator: " ").map { (String($0), Making(owner: owner, kind: kind)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
