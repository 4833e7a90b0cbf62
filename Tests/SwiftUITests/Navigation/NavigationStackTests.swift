import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct NavigationStackTests {
  @Test func aLinkPushesAScreenAndTheBackButtonPopsIt() {
    let phone = Phone {
      NavigationStack {
        NavigationLink("Open") { Text("Inside").navigationTitle("Detail") }.navigationTitle("Root")
      }
    }
    #expect(phone.title == "Root" && phone.labels.contains("Open"))
    phone.tap("Open")
    #expect(phone.title == "Detail" && phone.labels.contains("Inside"))
    phone.tap("Root")
    #expect(phone.title == "Root" && !phone.labels.contains("Inside"))
  }

  @Test func goingBackIsOfferedOnlyAboveTheFirstScreen() {
    let phone = Phone {
      NavigationStack { NavigationLink("Open") { Text("Inside") }.navigationTitle("Root") }
    }
    #expect(!phone.perform(\.goBack))
    phone.tap("Open")
    #expect(phone.perform(\.goBack))
    #expect(phone.title == "Root")
  }

  @Test func aValueIsPushedOnThePathAndLeadsToItsDestination() {
    let phone = Phone { Numbers() }
    phone.tap("To 7")
    #expect(phone.labels.contains("Number 7") && phone.labels.contains("Path 1"))
    phone.perform(\.goBack)
    #expect(phone.labels.contains("Path 0"))
  }

  @Test func aScreenOnTopCanDismissItself() {
    let phone = Phone { NavigationStack { NavigationLink("Open") { Closing() } } }
    phone.tap("Open")
    phone.tap("Close")
    #expect(phone.labels.contains("Open") && !phone.labels.contains("Close"))
  }

  @Test func aBarIsFortyFourPointsHighAndItsTitleStandsInTheMiddle() {
    let phone = Phone {
      NavigationStack {
        Color.red.accessibilityLabel("screen").navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(phone.frames["screen"]?.minY == 91)
    #expect(phone.element("Title")?.frame.midX == 195)
  }

  @Test func aLargeTitleAddsFiftyTwoPointsToTheBar() {
    let phone = Phone {
      NavigationStack { Color.red.accessibilityLabel("screen").navigationTitle("Title") }
    }
    #expect(phone.frames["screen"]?.minY == 143)
    #expect(phone.frames["Title"]?.minX == 16)
  }

  @Test func aHiddenBarTakesNoRoom() {
    let phone = Phone {
      NavigationStack {
        Color.red.accessibilityLabel("screen").navigationTitle("Title")
          .toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(phone.frames["screen"]?.minY == 47 && phone.title == nil)
  }

  @Test func buttonsOfABarStandSixteenPointsFromItsEdgesAndCanBeTapped() {
    let log = TouchLog()
    let phone = Phone {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log("cancel") } }
          ToolbarItem(placement: .confirmationAction) { Button("Save") { log("save") } }
        }
      }
    }
    #expect(phone.element("Cancel")?.frame.minX == 16)
    #expect(phone.element("Save")?.frame.maxX == 374)
    phone.tap("Save")
    phone.tap("Cancel")
    #expect(log.entries == ["save", "cancel"])
  }

  @Test func aLabelInABarShowsItsIconAndIsCalledByItsTitle() {
    let phone = Phone {
      NavigationStack {
        Text("x").toolbar {
          Button {
          } label: {
            Label {
              Text("Add")
            } icon: {
              Box("plus", 20, 20)
            }
          }
        }
      }
    }
    #expect(phone.element("Add")?.frame.width == 20)
  }

  @Test func textInABarKeepsItsSizeAtAllTextSizes() {
    let sizes = [DynamicTypeSize.medium, .accessibility3].map { size in
      Phone {
        NavigationStack { Text("x").toolbar { Text("Aa") } }.dynamicTypeSize(size)
      }.frames["Aa"]
    }
    #expect(sizes[0] != nil && sizes[0] == sizes[1])
  }
}

private struct Numbers: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Path \(path.count)")
        NavigationLink("To 7", value: 7)
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Number \(number)")
          Text("Path \(path.count)")
        }
      }
    }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
