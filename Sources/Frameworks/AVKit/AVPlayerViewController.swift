import AVFoundation
import UIKit

/// A screen that shows film, and what people need to play it.
@MainActor open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// Who is told.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether people see what they need to play.
  open var showsPlaybackControls = true
  /// How film fits into the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether film may go on in a corner of the screen.
  open var allowsPictureInPicturePlayback = true
  /// Whether it does so when the app is left.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the system is told what is played.
  open var updatesNowPlayingInfoCenter = true
  /// Whether film takes the whole screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether film leaves the whole screen when it ends.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether people can choose how fast to play.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// Whether text in film can be selected.
  open var allowsVideoFrameAnalysis = true
  /// Whether people can only play, and not move.
  open var requiresLinearPlayback = false

  /// Whether the first image is there.
  open var isReadyForDisplay: Bool { false }
  /// Where on the screen the film is.
  open var videoBounds: CGRect { .zero }
  /// A view between the film and what people need to play it.
  open var contentOverlayView: UIView? { nil }
}

/// How fast film can be played.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  /// How many times as fast.
  public let rate: Float
  /// What it is called.
  public let localizedName: String

  /// Those that people are used to.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }

  /// Creates a speed.
  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }
}

/// Who is told of a screen that shows film.
@MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Film goes to a corner of the screen.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Film is in a corner of the screen.
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Film comes back from a corner of the screen.
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Film is back from a corner of the screen.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  /// Whether the screen goes when film goes to a corner.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// Film wants to come back, and the screen has to be there.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Does nothing.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// It goes.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// It is not there.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A button that lets people choose where sound and film go to.
@MainActor open class AVRoutePickerView: UIView {
  /// The colour while it goes elsewhere.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var activeTintColor: UIColor! = .tintColor
  /// Whether film matters more than sound.
  open var prioritizesVideoDevices = false
}

/// Lets film go on in a corner of the screen, which Linux does not have.
@MainActor open class AVPictureInPictureController: NSObject {
  /// The layer that shows film.
  public let playerLayer: AVPlayerLayer

  /// Creates a controller for a layer.
  public init?(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }

  /// Whether that can be done at all.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Whether it can be done now.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether it is done.
  open var isPictureInPictureActive: Bool { false }
  /// Lets film go there.
  open func startPictureInPicture() {}
  /// Has film come back.
  open func stopPictureInPicture() {}
}
