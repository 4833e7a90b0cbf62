import SwiftUI

struct StepAnimation: CustomAnimation {
  let steps: Int
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    context.state[StepKey.self] = Int(time / duration * Double(steps))
    if context.environment.accessibilityReduceMotion { return value }
    return value.scaled(by: Double(context.state[StepKey.self]) / Double(steps))
  }
}

private struct StepKey: AnimationStateKey {
  static let defaultValue = 0
}

extension Animation {
  static var steps: Animation { Animation(StepAnimation(steps: 4, duration: 1)) }
  static func card(_ index: Int) -> Animation {
    .spring(response: 0.4, dampingFraction: 0.7).delay(Double(index) * 0.05)
  }
}

extension Transaction {
  @Entry var isFromSearch = false
}

struct Motion: View {
  @State private var isOn = false
  @State private var offset: CGFloat = 0
  @Namespace private var space
  private let spring = Spring(duration: 0.5, bounce: 0.3)
  private let curve = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: .bottom)

  var body: some View {
    VStack {
      Button("Toggle") {
        withAnimation(.steps) { isOn.toggle() }
        withAnimation(.spring(spring), completionCriteria: .removed) {
          offset = 10
        } completion: {
          offset = 0
        }
        withTransaction(\.isFromSearch, true) { isOn = false }
        var transaction = Transaction(animation: .timingCurve(0.2, 0.1, 0.3, 1, duration: 0.4))
        transaction.disablesAnimations = true
        transaction.addAnimationCompletion { offset = 1 }
        withTransaction(transaction) { isOn = true }
      }
      Circle()
        .offset(x: spring.value(target: 100, time: 0.1), y: curve.value(at: 0.5))
        .animation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10), value: isOn)
        .animation(.interpolatingSpring(.bouncy, initialVelocity: 2), value: offset)
        .animation(.easeInOut(duration: 2).repeatForever(autoreverses: false).speed(2), value: isOn)
        .animation(isOn ? .card(2) : nil, value: offset)
        .animation(.smooth) { $0.opacity(isOn ? 1 : 0.3) }
        .transaction { transaction in
          if transaction.isFromSearch { transaction.animation = nil }
        }
        .transaction(value: isOn) { $0.animation = $0.animation?.delay(1) }
        .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
        .transition(.scale.animation(.bouncy))
        .matchedGeometryEffect(id: "circle", in: space)
      PhaseAnimator([0.0, 1.0, 2.0], trigger: isOn) { phase in
        Text("Phase").scaleEffect(1 + phase)
      } animation: { phase in
        phase == 0 ? .linear(duration: 0.2) : .bouncy(duration: 1, extraBounce: 0.1)
      }
    }
  }
}

struct Percentage: View, Equatable, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(value, format: .percent)
      .contentTransition(.numericText(value: value))
  }
}

struct Percentages: View {
  var body: some View {
    Percentage(value: 0.5).equatable()
    EquatableView(content: Percentage(value: 1))
  }
}
