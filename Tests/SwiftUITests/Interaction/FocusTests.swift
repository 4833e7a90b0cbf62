import Testing

@testable import SwiftUI

@MainActor
struct FocusTests {
  @Test func takingTheFocusSetsItsStateAndTakesItFromOthers() {
    let host = ViewHost()
    settle(Form(), host)
    let (name, email) = (Form.places["name"], Form.places["email"])
    name?.take()
    settle(Form(), host)
    #expect(Form.seen == .name && name?.isFocused == true)
    email?.take()
    settle(Form(), host)
    #expect(Form.seen == .email && name?.isFocused == false && email?.isFocused == true)
    email?.resign()
    settle(Form(), host)
    #expect(Form.seen == nil && email?.isFocused == false)
  }

  @Test func aProgramMovesTheFocusByWritingTheState() {
    let host = ViewHost()
    settle(Form(), host)
    Form.move?(.email)
    settle(Form(), host)
    #expect(Form.places["email"]?.isFocused == true)
    Form.move?(.name)
    settle(Form(), host)
    #expect(Form.places["name"]?.isFocused == true && Form.places["email"]?.isFocused == false)
    Form.move?(nil)
    settle(Form(), host)
    #expect(Form.places["name"]?.isFocused == false)
  }

  private func settle(_ view: some View, _ host: ViewHost) {
    host.settle(view, in: EnvironmentValues()) { _ in }
  }
}

private struct Form: View {
  enum Field { case name, email }

  static var places: [String: FocusPlace] = [:]
  static var move: ((Field?) -> Void)?
  static var seen: Field?

  @FocusState private var field: Field?

  var body: some View {
    Self.seen = field
    Self.move = { field = $0 }
    return VStack {
      control("name").focused($field, equals: .name)
      control("email").focused($field, equals: .email)
    }
  }

  private func control(_ name: String) -> some View {
    FocusReader { place in
      Self.places[name] = place
      return Box(name, 10, 10)
    }
  }
}
