import AppIntents
import SwiftUI
import WidgetKit

struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set the lamp"
  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct LampControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLamp()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lamp.floor")
      }
      .tint(.yellow)
    }
    .displayName("Lamp")
    .description("Switches the lamp.")
  }
}

struct TimerControl: ControlWidget {
  static let kind = "Timer"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: SetLamp()) {
        Label("Start", systemImage: "timer")
      }
    }
  }
}

@main
struct Controls: WidgetBundle {
  var body: some Widget {
    LampControl()
    if #available(iOS 18, *) {
      TimerControl()
    }
  }
}
