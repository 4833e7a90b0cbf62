extension Explanation {
  static let platform: [Explanation] = [
    Explanation(
      "platform.framework", "a framework of iOS that there is no stand-in for",
      """
      Blocks are compiled on Linux, against modules that declare what Apple's do. The frameworks that
      SwiftUI code leans on most are among them; `docs/platform.md` lists them all. Keep what leans on
      another one apart, behind a protocol or in a file of its own, or mark the block with
      `ignore="…"`.
      """,
      wrong: .init(kind: .code, text: "import ARKit\n\nlet configuration = ARConfiguration()"),
      right: .init(
        kind: .code,
        text: """
          protocol Tracking {
            func start()
          }
          """)),
    Explanation(
      "platform.objective-c", "what Swift can do with Objective-C alone",
      """
      There is no Objective-C on Linux. What it takes to give a control a target (`@objc`,
      `@IBAction`, `#selector`) is accepted and looked at as Swift; what has no counterpart in Swift,
      as an optional requirement of a protocol has none, is not. An empty function in an extension
      of the protocol does the same, on every platform.
      """,
      wrong: .init(
        kind: .code,
        text: """
          @objc protocol PickerDelegate {
            @objc optional func pickerDidClose()
          }
          """),
      right: .init(
        kind: .code,
        text: """
          protocol PickerDelegate {
            func pickerDidClose()
          }

          extension PickerDelegate {
            func pickerDidClose() {}
          }
          """)),
  ]
}
