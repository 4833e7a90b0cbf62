/// A screen of UIKit among SwiftUI's.
///
/// A drawing keeps its place free and reports it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the screen.
  associatedtype UIViewControllerType: UIViewController

  /// Makes the screen.
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context)
    -> Self.UIViewControllerType

  /// Brings the screen up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)

  /// Takes apart what `makeUIViewController` has put together.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  /// What is told of the screen.
  associatedtype Coordinator = Void

  /// Makes what is told of the screen.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

  /// The size for a proposed one; `nil` leaves it to the screen.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?

  /// What is known when the screen is made or brought up to date.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  /// Leaves it to the screen.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }

  /// Not to be called: there is no body.
  public var body: Never { preconditionFailure("a screen of UIKit has no body") }
}

/// What is known when a screen of UIKit is made or brought up to date.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable>:
  Sendable
{
  /// What is told of the screen.
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator

  /// What accompanies the change.
  @MainActor @preconcurrency public private(set) var transaction: Transaction

  /// The environment of the screen.
  @MainActor @preconcurrency public let environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    transaction = Transaction()
    self.environment = environment
  }

  /// Makes changes that move as the screen does.
  @MainActor @preconcurrency
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
