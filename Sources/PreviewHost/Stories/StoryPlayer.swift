import PreviewExchange
import SwiftUI

/// Plays a story with a view that lives.
@MainActor
struct StoryPlayer {
  let live: LiveView
  /// Draws what is there now.
  let draw: (Rendering) -> DrawResult.Drawing
  /// Is told of each step before it is played.
  let willPlay: (Int) throws -> Void

  var screen: Screen { Screen(live.rendering) }

  /// An acting step that cannot be done ends the story; an expectation that is not met does not.
  func play(_ steps: [StoryStep]) throws -> DrawResult.Take {
    var take = DrawResult.Take(
      scenes: [.init(step: nil, drawing: draw(live.rendering))], failures: [])
    for (index, step) in steps.enumerated() {
      try willPlay(index)
      do {
        switch step {
        case .act(let action):
          try act(action)
          take.scenes.append(.init(step: index, drawing: draw(live.rendering)))
        case .expect(let expectation):
          try screen.check(expectation)
        }
      } catch {
        take.failures.append(error.failure(of: index))
        if step.isActing { break }
      }
    }
    return take
  }
}
