import SwiftUI

extension ImageResource {
  static let leaf = ImageResource(name: "Leaf", bundle: .main)
}

struct ControlsView: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  @State private var size = Size.small
  @State private var sizes: [Size] = [.small, .large]
  @State private var value = 0.5
  @State private var isOn = false
  let start = Date.now

  var body: some View {
    Form {
      Button("Plain", action: save)
      Button("Symbol", systemImage: "star", action: save)
      Button("Symbol", systemImage: "trash", role: .destructive) { save() }
      Button("Image", image: .leaf) { save() }
      Button("Image", image: .leaf, role: .cancel, action: save)
      Button(role: .close) { save() }
      Button(role: .destructive, action: save) { Label("Delete", systemImage: "trash") }
      Menu("Menu", image: .leaf) { Button("A") {} } primaryAction: { save() }
      ControlGroup("Group", image: .leaf) { Button("A") {} }
      Picker("Size", systemImage: "ruler", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      } currentValueLabel: {
        Text(size.rawValue)
      }
      Picker("All", sources: $sizes, selection: \.self) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      }
      Toggle("Image", image: .leaf, isOn: $isOn)
      Slider(value: $value)
      Slider(value: $value) { Text("Volume") }
      Slider(value: $value, in: 0...10, step: 1) { Text("Volume") }
      Slider(value: $value, in: 0...10, step: 1)
      Slider(value: $value, in: 0...1) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      } onEditingChanged: { _ in
        save()
      }
      Slider(value: $value, in: 0...1, neutralValue: 0.5, enabledBounds: 0.1...0.9) {
        Text("Balance")
      } ticks: {
        SliderTick(0.25)
        SliderTick(0.5) { Text("half") }
        SliderTickContentForEach([0.75, 1.0], id: \.self) { SliderTick($0) }
      }
      Slider(value: $value, in: 0...10, step: 2) {
        Text("Steps")
      } tick: { value in
        value > 5 ? SliderTick(value) : nil
      }
      ProgressView(timerInterval: start...start.addingTimeInterval(60))
      ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false) {
        Text("Time")
      } currentValueLabel: {
        Text(start, style: .timer)
      }
    }
    .progressViewStyle(LinearProgressViewStyle(tint: .red))
  }

  private func save() {}
}

struct EditedList: View {
  @State private var names = ["a", "b"]
  @State private var selection = Set<String>()

  var body: some View {
    List($names, id: \.self, editActions: .all, selection: $selection) { $name in
      TextField("Name", text: $name)
    }
  }
}
