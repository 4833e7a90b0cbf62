/// Which photos and videos can be picked.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private static func named(_ name: String) -> PHPickerFilter { Self(kind: .named(name)) }

  /// Photos.
  public static let images = named("images")
  /// Videos.
  public static let videos = named("videos")
  /// Photos that move.
  public static let livePhotos = named("livePhotos")
  /// Photos with a blurred background.
  public static let depthEffectPhotos = named("depthEffectPhotos")
  /// Photos that were taken one right after the other.
  public static let bursts = named("bursts")
  /// Wide photos.
  public static let panoramas = named("panoramas")
  /// Photos of the screen.
  public static let screenshots = named("screenshots")
  /// Videos of the screen.
  public static let screenRecordings = named("screenRecordings")
  /// Videos whose focus can be moved.
  public static let cinematicVideos = named("cinematicVideos")
  /// Slow videos.
  public static let slomoVideos = named("slomoVideos")
  /// Fast videos.
  public static let timelapseVideos = named("timelapseVideos")
  /// Photos and videos with depth.
  public static let spatialMedia = named("spatialMedia")

  /// What was played back in a way.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    named("playbackStyle.\(playbackStyle)")
  }

  /// What any of some filters let through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(kind: .any(subfilters))
  }

  /// What all of some filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(kind: .all(subfilters))
  }

  /// What a filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(kind: .not(filter)) }
}

extension PHAsset {
  /// How something is shown.
  public enum PlaybackStyle: Int, Sendable {
    /// In no way.
    case unsupported = 0
    /// As a picture.
    case image = 1
    /// As a moving picture.
    case imageAnimated = 2
    /// As a photo that moves.
    case livePhoto = 3
    /// As a video.
    case video = 4
    /// As a video without an end.
    case videoLooping = 5
  }
}

/// What readers can do in the library.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates it of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Search.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// Move things.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// Go from place to place.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// Choose what is handed over.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// Choose what metadata is handed over.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
