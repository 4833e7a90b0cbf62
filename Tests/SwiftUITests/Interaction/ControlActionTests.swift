import Foundation
import Testing

@testable import SwiftUI

/// What storyboards do to controls, and what an assistive technology then perceives.
@MainActor
struct ControlActionTests {
  @Test func aSwitchIsTappedAndSet() throws {
    let live = LiveView(Trial(false) { Toggle("Wi-Fi", isOn: $0) })
    #expect(try live.element("Wi-Fi").role == "switch")
    #expect(try live.element("Wi-Fi").value == "off")
    try live.perform("Wi-Fi", \.activate)
    #expect(try live.element("Wi-Fi").value == "on")
    try live.set("Wi-Fi", to: "off")
    #expect(try live.element("Wi-Fi").value == "off")
    #expect(throws: RejectedValue("there are 'on' and 'off'")) { try live.set("Wi-Fi", to: "1") }
  }

  @Test func hiddenLabelsStillNameTheirControls() throws {
    let live = LiveView(Trial(true) { Toggle("Wi-Fi", isOn: $0).labelsHidden() })
    #expect(try live.element("Wi-Fi").value == "on")
  }

  /// In a range from 10 to 30, 15 is a quarter, and half of it 20.
  @Test func aSliderTakesNumbersAndHundredths() throws {
    let live = LiveView(Trial(15.0) { Slider(value: $0, in: 10...30) { Text("Size") } })
    #expect(try live.element("Size").value == "25%")
    try live.set("Size", to: "50 %")
    #expect(try live.element("Size").value == "50%")
    try live.set("Size", to: "30")
    #expect(try live.element("Size").value == "100%")
    #expect(throws: RejectedValue.self) { try live.set("Size", to: "31") }
  }

  /// From 0 in steps of 4, 5 is nearest to 4: two fifths of 10.
  @Test func aSliderWithStepsTakesTheNearest() throws {
    let live = LiveView(Trial(0.0) { Slider(value: $0, in: 0...10, step: 4) { Text("Size") } })
    try live.set("Size", to: "5")
    #expect(try live.element("Size").value == "40%")
    try live.perform("Size", \.increment)
    #expect(try live.element("Size").value == "80%")
  }

  @Test func aStepperIsSteppedByItsHalvesAndSet() throws {
    let live = LiveView(Trial(1) { Stepper("Guests", value: $0, in: 0...2) })
    try live.perform("Increment", \.activate)
    #expect(try live.element("Guests").value == "2")
    #expect(try live.element("Increment").isEnabled == false)
    try live.set("Guests", to: "0")
    #expect(try live.element("Guests").value == "0")
    #expect(try live.element("Decrement").isEnabled == false)
    #expect(throws: RejectedValue("it is out of range")) { try live.set("Guests", to: "3") }
    #expect(throws: RejectedValue("it is no number")) { try live.set("Guests", to: "two") }
  }

  @Test func aMenuIsSetByTheTitleOfAChoice() throws {
    let live = LiveView(Trial("s") { Sizes(selection: $0) })
    #expect(try live.element("Size").value == "Small")
    try live.set("Size", to: "Large")
    #expect(try live.element("Size").value == "Large")
    #expect(throws: RejectedValue("there are 'Small', 'Large'")) {
      try live.set("Size", to: "Huge")
    }
  }

  @Test func segmentsAreTappedByTheirNames() throws {
    let live = LiveView(Trial("s") { Sizes(selection: $0).pickerStyle(.segmented) })
    #expect(try live.element("Small").traits.contains(.isSelected))
    try live.perform("Large", \.activate)
    #expect(try live.element("Size").value == "Large")
    #expect(try live.element("Large").traits.contains(.isSelected))
    try live.set("Size", to: "Small")
    #expect(try live.element("Size").value == "Small")
  }

  @Test func aFieldIsTypedIntoAndCleared() throws {
    let live = LiveView(Trial("") { TextField("Name", text: $0) })
    #expect(try live.element("Name").value == "")
    try live.perform("Name", \.focus)
    #expect(try live.element("Name").isFocused)
    try live.type("Ada", into: "Name")
    #expect(try live.element("Name").value == "Ada")
    try live.perform("Name", \.clearText)
    #expect(try live.element("Name").value == "")
  }

  @Test func anExampleNamesAFieldThatHasNoOtherName() throws {
    let live = LiveView(Trial("a") { TextField("", text: $0, prompt: Text("Email")) })
    #expect(try live.element("Email").value == "a")
  }

  @Test func whatIsSecretIsNotTold() throws {
    let live = LiveView(Trial("ada") { SecureField("Password", text: $0) })
    #expect(try live.element("Password").value == "\u{2022}\u{2022}\u{2022}")
  }

  @Test func aNumberIsTakenWhenItsFieldIsLeft() throws {
    let live = LiveView(
      Trial(3.0) { number in
        VStack {
          TextField("Price", value: number, format: .number)
          Text(verbatim: "is \(number.wrappedValue)")
        }
      })
    try live.perform("Price", \.focus)
    try live.perform("Price", \.clearText)
    try live.type("1.5", into: "Price")
    #expect(throws: Never.self) { try live.element("is 3.0") }
    try live.perform("Price", \.submit)
    #expect(throws: Never.self) { try live.element("is 1.5") }
    #expect(try live.element("Price").isFocused == false)
  }

  @Test func theReturnKeyRunsActionsAndMayMoveTheFocus() throws {
    let live = LiveView(Fields())
    try live.perform("First", \.focus)
    try live.perform("First", \.submit)
    #expect(try live.element("First").isFocused == false)
    #expect(try live.element("Second").isFocused)
  }

  @Test func aDateIsSetInDigits() throws {
    let live = LiveView(
      Trial(Date(timeIntervalSince1970: 0)) {
        DatePicker("Day", selection: $0, displayedComponents: .date)
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .gmt))
    #expect(try live.element("Day").value == "Jan 1, 1970")
    try live.set("Day", to: "2026-03-01")
    #expect(try live.element("Day").value == "Mar 1, 2026")
    #expect(throws: RejectedValue("write it as '2026-03-01'")) {
      try live.set("Day", to: "2026-02-30")
    }
  }

  @Test func aLinkIsALink() throws {
    let page = try #require(URL(string: "https://example.org"))
    #expect(try LiveView(Link("Home", destination: page)).element("Home").role == "link")
  }
}

/// A control with a value of its own.
private struct Trial<Value, Content: View>: View {
  @State private var value: Value
  let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

private struct Sizes: View {
  let selection: Binding<String>

  var body: some View {
    Picker("Size", selection: selection) {
      Text("Small").tag("s")
      Text("Large").tag("l")
    }
  }
}

private struct Fields: View {
  @State private var text = ""
  @FocusState private var isSecond: Bool

  var body: some View {
    VStack {
      TextField("First", text: $text).onSubmit { isSecond = true }
      TextField("Second", text: $text).focused($isSecond)
    }
  }
}

extension LiveView {
  fileprivate func element(_ label: String) throws -> AccessibleElement {
    try #require(rendering.readingOrder.map(\.element).first { $0.label == label })
  }

  fileprivate func perform(
    _ label: String, _ action: (ElementActions) -> ElementActions.Action?
  ) throws {
    let perform = try #require(try element(label).responders.firstOffer(action))
    perform()
    settle()
  }

  fileprivate func set(_ label: String, to value: String) throws {
    let set = try #require(try element(label).responders.firstOffer(\.setValue))
    try set(value)
    settle()
  }

  fileprivate func type(_ text: String, into label: String) throws {
    for letter in text {
      let insert = try #require(try element(label).responders.firstOffer(\.insertText))
      insert(String(letter))
      settle()
    }
  }
}
