import AVFoundation
import SwiftUI

/// A view of film, and what people need to play it.
///
/// A drawing shows the black behind the film, and says that the rest is missing.
public struct VideoPlayer<VideoOverlay: View> {
  private let player: AVPlayer?
  private let videoOverlay: VideoOverlay
}

extension VideoPlayer: View {
  /// Creates a view of what a player plays, with a view in front of the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.init(player: player, videoOverlay: videoOverlay())
  }

  /// The black behind the film, and what lies in front of it.
  public var body: some View {
    Color.black
      .notDrawn("VideoPlayer")
      .overlay { videoOverlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of what a player plays.
  public init(player: AVPlayer?) {
    self.init(player: player, videoOverlay: EmptyView())
  }
}
