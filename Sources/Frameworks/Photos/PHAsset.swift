import Foundation

/// Something of the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// The name that stays the same on this device.
  open var localIdentifier: String { "" }
}

/// A photo or a video.
open class PHAsset: PHObject, @unchecked Sendable {
  /// Whether it is a photo or a video.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What it is besides.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Its width in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// How long it runs, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// Whether the reader likes it best.
  open var isFavorite: Bool { false }

  /// Finds photos and videos.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// Finds photos or videos.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Finds photos and videos by name.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Finds the photos and videos of an album.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Whether something is a photo or a video.
public enum PHAssetMediaType: Int, Sendable {
  /// Neither.
  case unknown = 0
  /// A photo.
  case image = 1
  /// A video.
  case video = 2
  /// A sound.
  case audio = 3
}

/// What a photo or video is besides.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates it of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A wide one.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// One with bright lights.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// One of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// One that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// One with a blurred background.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// One that streams.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow one.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A fast one.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Photos and videos that belong together.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  /// The title.
  open var localizedTitle: String? { nil }
  /// About how many there are.
  open var estimatedAssetCount: Int { 0 }

  /// Finds albums.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Who put photos together.
public enum PHAssetCollectionType: Int, Sendable {
  /// The reader.
  case album = 1
  /// The system.
  case smartAlbum = 2
}

/// By what photos were put together.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// By hand.
  case albumRegular = 2
  /// They are shared.
  case albumCloudShared = 101
  /// The reader likes them.
  case smartAlbumFavorites = 203
  /// They are new.
  case smartAlbumRecentlyAdded = 206
  /// All of the reader's.
  case smartAlbumUserLibrary = 209
  /// They show a face.
  case smartAlbumSelfPortraits = 210
  /// They show a screen.
  case smartAlbumScreenshots = 211
  /// Whatever it was.
  case any = 9_223_372_036_854_775_807
}

/// What to find, and in which order.
open class PHFetchOptions: NSObject {
  /// What has to hold.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many to find at most; 0 for all.
  open var fetchLimit = 0
  /// Whether hidden ones are found too.
  open var includeHiddenAssets = false
}

/// What was found: nothing, for there is no library.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// How many there are.
  open var count: Int { 0 }
  /// The first.
  open var firstObject: ObjectType? { nil }
  /// The last.
  open var lastObject: ObjectType? { nil }

  /// The one at a place.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("index \(index) beyond the \(count) objects that were found")
  }

  /// The ones at places.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

  /// Does something with each.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A photo that moves.
open class PHLivePhoto: NSObject, @unchecked Sendable {}
