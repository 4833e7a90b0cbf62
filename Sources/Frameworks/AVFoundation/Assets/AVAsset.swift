import CoreMedia
import Foundation

/// Sound or film.
///
/// On Linux nothing reads it, so nothing is known of it but where it lies.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Creates what lies at an address.
  public convenience init(url URL: URL) { self.init() }

  override init() {}

  /// How long it takes.
  open var duration: CMTime { .indefinite }
  /// How fast it should be played.
  open var preferredRate: Float { 1 }
  /// How loud it should be played.
  open var preferredVolume: Float { 1 }
  /// The sounds and images that it consists of.
  open var tracks: [AVAssetTrack] { [] }
  /// What is said of it.
  open var metadata: [AVMetadataItem] { [] }
  /// What everybody knows to say of such things.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Whether it can be played.
  open var isPlayable: Bool { false }
  /// Whether it can be written in another format.
  open var isExportable: Bool { false }
  /// Whether it is protected.
  open var hasProtectedContent: Bool { false }

  /// The sounds or images of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Reads the sounds or images of a kind.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

  /// Reads a property.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    self[keyPath: property.keyPath]
  }

  /// Reads two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (self[keyPath: first.keyPath], self[keyPath: second.keyPath]) }

  /// Does not read any more.
  open func cancelLoading() {}
}

/// Sound or film that lies at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Creates what lies at an address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// A property that takes time to read.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
  let keyPath: KeyPath<Root, Value>
}

extension AVAsyncProperty where Root == AVAsset {
  /// How long it takes.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init(keyPath: \.duration) }
  /// The sounds and images that it consists of.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init(keyPath: \.tracks) }
  /// What is said of it.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init(keyPath: \.metadata)
  }
  /// What everybody knows to say of such things.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    .init(keyPath: \.commonMetadata)
  }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init(keyPath: \.isPlayable) }
  /// Whether it can be written in another format.
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init(keyPath: \.isExportable) }
}

/// The sounds or the images of film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// What it consists of.
  open var mediaType: AVMediaType { .video }
  /// How large images are.
  open var naturalSize: CGSize { .zero }
  /// How images are turned.
  open var preferredTransform: CGAffineTransform { .identity }
  /// How many images there are a second.
  open var nominalFrameRate: Float { 0 }
  /// When it begins, and how long it takes.
  open var timeRange: CMTimeRange { .invalid }
}

/// Something that is said of sound or film.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What kind of thing is said.
  open var commonKey: AVMetadataKey? { nil }
  /// What is said.
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// What is said, as text.
  open var stringValue: String? { nil }
  /// What is said, as data.
  open var dataValue: Data? { nil }
}

/// What kind of thing is said of sound or film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What it is called.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// Who plays.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// What it belongs to.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// An image of it.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// What sound or film consists of.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The four letters of the kind.
  public var rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Images.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Text for those who cannot hear.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Text beneath images.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// What is said of other things.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Sound and images in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
}

/// A format of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The identifier of the format.
  public var rawValue: String

  /// Creates a format.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// MPEG-4 for iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// The sound of MPEG-4.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Core Audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
}
