import SwiftUI

/// Somebody pressed a button of a device to take a photo.
public struct AVCaptureEvent: Sendable {
  /// What became of the button.
  public let phase: AVCaptureEventPhase
}

/// What becomes of a button.
public enum AVCaptureEventPhase: UInt, Sendable {
  /// It is pressed.
  case began = 0
  /// It is no longer.
  case ended = 1
  /// Something came between.
  case cancelled = 2
}

// A drawing has no buttons but its own, so nothing ever happens.
extension View {
  /// Does something when somebody presses a button of the device to take a photo.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }

  /// Does something when somebody presses one of the buttons of the device.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }

  /// Does something, with or without a sound, when somebody presses a button of the device.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }

  /// Does something, with or without a sound, when somebody presses one of the buttons.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool,
    primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
}
