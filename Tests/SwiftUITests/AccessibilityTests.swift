import Testing

@testable import SwiftUI

@MainActor
struct AccessibilityTests {
  @Test func whatIsHiddenIsNotPerceivedAndNamesNothing() {
    let elements = elements {
      Text("a").accessibilityHidden(true)
      Text("b").accessibilityHidden(false)
      Button {
      } label: {
        HStack {
          Text("symbol").accessibilityHidden(true)
          Text("Save")
        }
      }
    }
    #expect(elements.map(\.label) == ["b", "Save"])
  }

  @Test func valueHintAndIdentifierAreTold() {
    let element = elements {
      Text("Battery").accessibilityValue("80 %").accessibilityHint("Shows more")
        .accessibilityIdentifier("battery")
    }.first
    #expect(element?.value == "80 %")
    #expect(element?.hint == "Shows more")
    #expect(element?.identifier == "battery")
  }

  @Test func aLabelReplacesWhatCanBeRead() {
    let elements = elements {
      Text("12:30").accessibilityLabel("Half past twelve")
      Button("+") {}.accessibilityLabel("Add")
      Button {
      } label: {
        Text("x").accessibilityLabel("Close")
      }
    }
    #expect(elements.map(\.label) == ["Half past twelve", "Add", "Close"])
  }

  @Test func aDrawingWithALabelIsAnElement() {
    #expect(elements { Color.red }.count == 0)
    #expect(elements { Color.red.accessibilityLabel("Stop") }.map(\.label) == ["Stop"])
  }

  @Test func combinedElementsAreReadTogether() {
    let elements = elements {
      VStack {
        Text("Total").accessibilitySortPriority(-1)
        Text("5 items").accessibilityValue("new")
        Button("Pay") {}
      }.accessibilityElement(children: .combine)
    }
    #expect(elements.map(\.label) == ["5 items, Pay, Total"])
    #expect(elements.first?.value == "new")
    #expect(elements.first?.role == "button")
    #expect(elements.first?.responders.firstOffer(\.activate) != nil)
  }

  @Test func oneElementCombinedStaysWhatItIs() {
    let elements = elements { Button("Pay") {}.accessibilityElement(children: .combine) }
    #expect(elements.map(\.role) == ["button"])
  }

  @Test func ignoredChildrenAreNotPerceived() {
    let elements = elements {
      VStack {
        Text("4"); Text("of 5")
      }.accessibilityElement().accessibilityLabel("Four stars")
    }
    #expect(elements.map(\.label) == ["Four stars"])
    #expect(elements.first?.children.count == 0)
  }

  @Test func aContainerHoldsItsChildren() {
    let elements = elements {
      VStack {
        Text("a"); Text("b")
      }.accessibilityElement(children: .contain).accessibilityIdentifier("list")
    }
    #expect(elements.map(\.identifier) == ["list"])
    #expect(elements.first?.children.map(\.label) == ["a", "b"])
  }

  @Test func traitsMakeATextAHeaderAndNothingElse() {
    let elements = elements {
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Row").accessibilityAddTraits(.isSelected)
    }
    #expect(elements.map(\.role) == ["header", "text"])
    #expect(elements.last?.traits.contains(.isSelected) == true)
  }

  private func elements(@ViewBuilder _ view: () -> some View) -> [AccessibleElement] {
    render(VStack { view() }).accessible
  }
}
