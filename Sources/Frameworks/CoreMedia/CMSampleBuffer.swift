/// Pieces of sound or images, and when they are due.
///
/// On Linux there is nothing that makes them.
public final class CMSampleBuffer: @unchecked Sendable {
  /// When the first piece is due.
  public var presentationTimeStamp: CMTime { .invalid }
  /// How long all pieces take.
  public var duration: CMTime { .invalid }
  /// How many pieces there are.
  public var numSamples: Int { 0 }
  /// Whether the pieces are there.
  public var isValid: Bool { false }

  init() {}
}
