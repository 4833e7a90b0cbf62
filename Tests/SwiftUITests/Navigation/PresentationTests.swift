import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct PresentationTests {
  @Test func aSheetComesWithItsConditionAndGoesWhenItIsPulledAway() {
    let log = TouchLog()
    let phone = Phone {
      Opening { isOpen in
        Button("Open") { isOpen.wrappedValue = true }
          .sheet(isPresented: isOpen, onDismiss: { log("gone") }) { Text("Sheet") }
      }
    }
    phone.tap("Open")
    #expect(phone.labels == ["Sheet"])
    #expect(phone.perform(\.dismiss))
    #expect(phone.labels == ["Open"] && log.entries == ["gone"])
  }

  @Test func aSheetThatStaysCannotBePulledAway() {
    let phone = Phone {
      Text("x").sheet(isPresented: .constant(true)) {
        Text("Sheet").interactiveDismissDisabled()
      }
    }
    #expect(!phone.perform(\.dismiss))
  }

  @Test func aButtonInASheetCanDismissIt() {
    let phone = Phone {
      Opening { isOpen in
        Button("Open") { isOpen.wrappedValue = true }
          .sheet(isPresented: isOpen) { Closing() }
      }
    }
    phone.tap("Open")
    phone.tap("Close")
    #expect(phone.labels == ["Open"])
  }

  @Test func aMediumSheetTakesHalfOfTheScreen() {
    let phone = Phone {
      Text("x").sheet(isPresented: .constant(true)) {
        Color.red.accessibilityLabel("sheet").presentationDetents([.medium])
      }
    }
    #expect(phone.frames["sheet"] == CGRect(x: 0, y: 422, width: 390, height: 388))
  }

  @Test func aSheetOfSomeHeightStandsAboveTheHomeIndicator() {
    let phone = Phone {
      Text("x").sheet(isPresented: .constant(true)) {
        Color.red.accessibilityLabel("sheet").presentationDetents([.height(200)])
      }
    }
    #expect(phone.frames["sheet"] == CGRect(x: 0, y: 610, width: 390, height: 200))
  }

  @Test func aCoverTakesTheWholeScreenAndCannotBePulledAway() {
    let phone = Phone {
      Text("x").fullScreenCover(isPresented: .constant(true)) {
        Color.red.accessibilityLabel("cover")
      }
    }
    #expect(phone.frames["cover"]?.height == 763)
    #expect(!phone.perform(\.dismiss))
  }

  @Test func anAlertIsTwoHundredAndSeventyPointsWideAndItsButtonsCloseIt() {
    let log = TouchLog()
    let phone = Phone {
      Opening { isOpen in
        Button("Open") { isOpen.wrappedValue = true }
          .alert("Really?", isPresented: isOpen) {
            Button("Delete", role: .destructive) { log("delete") }
            Button("Cancel", role: .cancel) {}
          } message: {
            Text("For good.")
          }
      }
    }
    phone.tap("Open")
    #expect(phone.labels == ["Really?", "For good.", "Cancel", "Delete"])
    #expect(phone.element("Cancel")?.frame.minX == 60)
    #expect(phone.element("Delete")?.frame.width == 135)
    #expect(phone.element("Delete")?.frame.height == 44)
    phone.tap("Delete")
    #expect(phone.labels == ["Open"] && log.entries == ["delete"])
  }

  @Test func anAlertWithoutButtonsHasOneToConfirmIt() {
    let phone = Phone {
      Opening { isOpen in
        Button("Open") { isOpen.wrappedValue = true }.alert("Done", isPresented: isOpen) {}
      }
    }
    phone.tap("Open")
    phone.tap("OK")
    #expect(phone.labels == ["Open"])
  }

  @Test func aDialogOffersItsChoicesAndAWayOut() {
    let log = TouchLog()
    let phone = Phone {
      Opening { isOpen in
        Button("Open") { isOpen.wrappedValue = true }
          .confirmationDialog("Options", isPresented: isOpen) {
            Button("Share") { log("share") }
          }
      }
    }
    phone.tap("Open")
    #expect(phone.labels.contains("Share") && phone.labels.last == "Cancel")
    phone.tap("Share")
    #expect(phone.labels == ["Open"] && log.entries == ["share"])
  }

  @Test func aMenuOpensAtATapAndClosesWithTheChoice() {
    let log = TouchLog()
    let phone = Phone {
      Menu("Actions") {
        Button("Copy") { log("copy") }
        Button("Move") { log("move") }
      }
    }
    #expect(phone.labels == ["Actions"])
    phone.tap("Actions")
    phone.tap("Move")
    #expect(phone.labels == ["Actions"] && log.entries == ["move"])
  }

  @Test func anItemIsPresentedUntilItIsNil() {
    let phone = Phone { Picking() }
    phone.tap("Pick")
    #expect(phone.labels == ["Picked 3"])
    phone.perform(\.dismiss)
    #expect(phone.labels == ["Pick"])
  }
}

private struct Opening<Content: View>: View {
  @State private var isOpen = false
  let content: (Binding<Bool>) -> Content

  init(@ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
    self.content = content
  }

  var body: some View { content($isOpen) }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

private struct Picking: View {
  struct Item: Identifiable { let id: Int }

  @State private var item: Item?

  var body: some View {
    Button("Pick") { item = Item(id: 3) }.sheet(item: $item) { Text("Picked \($0.id)") }
  }
}
