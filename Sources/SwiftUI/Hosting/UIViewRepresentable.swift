/// A view of UIKit among SwiftUI's.
///
/// A drawing keeps its place free and reports it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView

  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType

  /// Brings the view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  /// Takes apart what `makeUIView` has put together.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  /// What is told of the view.
  associatedtype Coordinator = Void

  /// Makes what is told of the view.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

  /// The size for a proposed one; `nil` leaves it to the view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?

  /// What is known when the view is made or brought up to date.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}

  /// Leaves it to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }

  /// Not to be called: there is no body.
  public var body: Never { preconditionFailure("a view of UIKit has no body") }
}

/// What is known when a view of UIKit is made or brought up to date.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>: Sendable {
  /// What is told of the view.
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator

  /// What accompanies the change.
  @MainActor @preconcurrency public private(set) var transaction: Transaction

  /// The environment of the view.
  @MainActor @preconcurrency public let environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    transaction = Transaction()
    self.environment = environment
  }

  /// Makes changes that move as the view does.
  @MainActor @preconcurrency
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
