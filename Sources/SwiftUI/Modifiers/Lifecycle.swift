/// Calls an action when the modified view appears.
struct AppearModifier {
  let action: (() -> Void)?
}

extension AppearModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    guard node.storage[0] == nil, !node.environment.isOffstage else { return }
    node.storage[0] = Marker()
    if let action { node.host.enqueue(action) }
  }
}

/// Calls an action when the modified view has gone.
struct DisappearModifier {
  let action: (() -> Void)?
}

extension DisappearModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    node.child(.content).update(content, in: node.environment)
    let latest = (node.storage[0] as? LatestAction) ?? watched(node)
    latest.action = action
  }

  @MainActor
  private func watched(_ node: Node) -> LatestAction {
    let latest = LatestAction()
    node.storage[0] = latest
    node.onRemoval { [host = node.host] in host.enqueue { latest.action?() } }
    return latest
  }
}

/// Only says that something has been done.
final class Marker {}

private final class LatestAction {
  var action: (() -> Void)?
}

extension View {
  /// Calls an action when the view appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Calls an action when the view has gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action))
  }
}
