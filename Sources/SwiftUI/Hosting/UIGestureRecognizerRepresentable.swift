/// A gesture recogniser of UIKit that is put on a view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer

  /// What is told of the recogniser.
  associatedtype Coordinator = Void

  /// Makes the recogniser.
  @MainActor @preconcurrency
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType

  /// Brings the recogniser up to date.
  @MainActor @preconcurrency
  func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  /// Answers to the gesture.
  @MainActor @preconcurrency
  func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  /// Makes what is told of the recogniser.
  @MainActor @preconcurrency
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator

  /// Turns places on the screen into places in the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// What is known when the recogniser is made or brought up to date.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context
  ) {}

  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing is told.
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator { () }
}

/// What is known when a gesture recogniser is made or brought up to date.
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What is told of the recogniser.
  public let coordinator: Representable.Coordinator
  /// Turns places on the screen into places in the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

@available(*, unavailable)
extension UIGestureRecognizerRepresentableContext: Sendable {}

/// Turns places on the screen into places in a view.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in the view.
  public var localLocation: CGPoint { .zero }
  /// How far the gesture has come in the view, if it tells.
  public var localTranslation: CGPoint? { nil }
  /// How fast the gesture is in the view, if it tells.
  public var localVelocity: CGPoint? { nil }

  /// Where the gesture is in a space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  /// How far the gesture has come in a space.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// How fast the gesture is in a space.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// A place on the screen in a space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint { globalPoint }
}

@available(*, unavailable)
extension UIGestureRecognizerRepresentableCoordinateSpaceConverter: Sendable {}

extension View {
  /// Puts a gesture recogniser of UIKit on the view; it is not asked.
  nonisolated public func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View { self }
}
