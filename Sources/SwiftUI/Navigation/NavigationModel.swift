/// What leads to a screen above the first one.
struct NavigationEntry {
  enum Target {
    /// A value, which `navigationDestination(for:)` turns into a view.
    case value(AnyHashable)
    /// A view that a link holds.
    case view(AnyView)
  }

  let id: AnyHashable
  let target: Target
}

/// The screens of a stack: where links push and the back button pops.
@MainActor
final class NavigationModel {
  /// The screens, where the author keeps no path.
  private(set) var entries: [NavigationEntry] = []
  var path: PathBinding?
  /// Takes the uppermost screen away that a condition has put there.
  var dismissals: [() -> Void] = []
  private var count = 0
  private let host: ViewHost

  init(_ host: ViewHost) {
    self.host = host
  }

  func push(_ value: AnyHashable) {
    if let path {
      path.append(value)
    } else {
      add(.value(value))
    }
  }

  func push(_ view: AnyView) {
    add(.view(view))
  }

  /// Goes back to the screen before the uppermost one.
  func pop() {
    if let dismiss = dismissals.last {
      dismiss()
    } else if !entries.isEmpty {
      entries.removeLast()
    } else {
      path?.removeLast(1)
    }
    host.setNeedsUpdate()
  }

  private func add(_ target: NavigationEntry.Target) {
    count += 1
    entries.append(NavigationEntry(id: AnyHashable(count), target: target))
    host.setNeedsUpdate()
  }

  /// The author's screens first, then those that links have pushed.
  var shown: [NavigationEntry] {
    let authored = path?.read() ?? []
    return authored.enumerated().map { index, value in
      NavigationEntry(id: AnyHashable([AnyHashable(index), value]), target: .value(value))
    } + entries
  }
}

extension EnvironmentValues {
  /// The stack around the view.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

private enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}
