import AppIntents
import SwiftUI

/// A control that does something.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent> {
  nonisolated fileprivate init(unseen: Void) {}
}

extension ControlWidgetButton {
  /// Creates it with a label, and another one for while it does something.
  nonisolated public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(unseen: ()) }

  /// Creates it with a label.
  nonisolated public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel { self.init(unseen: ()) }

  /// Creates it with a title, and a label for while it does something.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text { self.init(unseen: ()) }

  /// Creates it with a title, and a label for while it does something.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text { self.init(unseen: ()) }
}

extension ControlWidgetButton: ControlWidgetTemplate, PrimitiveControlTemplate {}

/// What a control shows while it does something.
public struct ControlWidgetButtonDefaultActionLabel: View {
  /// Nothing: controls are not drawn.
  public var body: some View { EmptyView() }
}

/// A control that switches something.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent> {
  nonisolated fileprivate init(unseen: Void) {}
}

extension ControlWidgetToggle where Action.ValueType == Bool {
  /// Creates it with a label, and another one for how it is switched.
  nonisolated public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(unseen: ()) }

  /// Creates it with a label.
  nonisolated public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping (Bool) -> Label
  ) where ValueLabel == ControlWidgetToggleDefaultLabel { self.init(unseen: ()) }

  /// Creates it with a title, and a label for how it is switched.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text { self.init(unseen: ()) }

  /// Creates it with a title, and a label for how it is switched.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text { self.init(unseen: ()) }
}

extension ControlWidgetToggle: ControlWidgetTemplate, PrimitiveControlTemplate {}

/// What a control shows of how it is switched.
public struct ControlWidgetToggleDefaultLabel: View {
  /// Nothing: controls are not drawn.
  public var body: some View { EmptyView() }
}
