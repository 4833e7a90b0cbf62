import AVKit
import SwiftUI

struct Trailer: View {
  let url: URL
  @State private var player: AVPlayer?
  @State private var looper: AVPlayerLooper?
  @State private var seconds = 0.0

  var body: some View {
    VStack {
      VideoPlayer(player: player) {
        Text("Trailer").foregroundStyle(.white)
      }
      .frame(height: 240)
      VideoPlayer(player: AVPlayer(url: url))
      Screen(player: player)
      Text(seconds, format: .number)
    }
    .onAppear {
      let item = AVPlayerItem(url: url)
      let queue = AVQueuePlayer(playerItem: item)
      looper = AVPlayerLooper(player: queue, templateItem: item)
      queue.isMuted = true
      queue.actionAtItemEnd = .none
      player = queue
      player?.play()
    }
    .onDisappear { player?.pause() }
    .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
      player?.seek(to: .zero)
      player?.seek(to: CMTime(seconds: 3, preferredTimescale: 600))
    }
    .task {
      guard let duration = try? await AVURLAsset(url: url).load(.duration) else { return }
      seconds = CMTimeGetSeconds(duration)
    }
  }
}

struct Screen: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.showsPlaybackControls = false
    controller.videoGravity = .resizeAspectFill
    controller.allowsPictureInPicturePlayback = true
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    controller.player = player
  }
}

func thumbnail(of url: URL) async throws -> UIImage {
  let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
  generator.appliesPreferredTrackTransform = true
  let (image, _) = try await generator.image(at: CMTime(value: 1, timescale: 2))
  return UIImage(cgImage: image)
}
