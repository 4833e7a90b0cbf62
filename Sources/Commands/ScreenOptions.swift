import Diagnostics
import Foundation
import PreviewExchange

/// What the options of `render` say of the screen that previews are drawn on.
struct ScreenOptions: Hashable, Sendable {
  private(set) var variant: Variant

  /// The last two are recognized, but there are no measurements of theirs.
  private enum Metrics: String, CaseIterable { case ios18, ios26, ios13, macos }

  init(_ arguments: Arguments) throws(UsageError) {
    variant = Variant(
      appearance: try arguments.choice("--appearance", default: .light),
      textSize: try arguments.choice("--text-size", default: TextSize.large).rawValue,
      // A view of its own size belongs to no screen: whole points are what a reader can add up.
      scale: 1,
      metrics: try arguments.choice("--metrics", default: Metrics.ios18).rawValue)
    if let word = arguments.value("--device") { try setDevice(word, arguments) }
    if let word = arguments.value("--safe-area") { try setSafeArea(word, arguments) }
    if let word = arguments.value("--scale") { try setScale(word, arguments) }
  }

  private mutating func setDevice(_ word: String, _ arguments: Arguments) throws(UsageError) {
    if let device = Device(named: word) {
      variant.canvas = device.canvas
      variant.scale = device.scale
      return
    }
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else {
      let known = nearest(to: word, among: Device.all.map(\.name))
      throw arguments.error(
        "'--device' wants a known device or WxH, as in 393x852, not '\(word)'" + suggestion(known))
    }
    variant.canvas = Canvas(width: width, height: height)
  }

  private mutating func setSafeArea(_ word: String, _ arguments: Arguments) throws(UsageError) {
    let edges = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard edges.count == 2, let top = edges[0], let bottom = edges[1],
      (0...1_000).contains(top), (0...1_000).contains(bottom)
    else { throw arguments.error("'--safe-area' wants TOP,BOTTOM, as in 59,34, not '\(word)'") }
    guard variant.canvas != nil else {
      throw arguments.error("'--safe-area' wants '--device' beside it")
    }
    variant.canvas?.safeTop = top
    variant.canvas?.safeBottom = bottom
  }

  private mutating func setScale(_ word: String, _ arguments: Arguments) throws(UsageError) {
    guard let scale = Double(word), (0.5...10).contains(scale) else {
      throw arguments.error("'--scale' wants a number from 0.5 to 10, not '\(word)'")
    }
    variant.scale = scale
  }
}
