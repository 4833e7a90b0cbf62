import UIKit

/// Makes images of photos and videos.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// As large as they are.
  public static let maximumSize: CGSize = CGSize(width: -1, height: -1)

  /// The manager.
  open class func `default`() -> PHImageManager { manager }

  /// Makes an image: none, for there is no library.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }

  /// Makes no image after all.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Makes images, and keeps them for when they are needed.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Makes images ahead.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Forgets images.
  open func stopCachingImagesForAllAssets() {}
}

/// The number of an image that is wanted.
public typealias PHImageRequestID = Int32

/// How an image fills its frame.
public enum PHImageContentMode: Int, Sendable {
  /// It fits.
  case aspectFit = 0
  /// It fills.
  case aspectFill = 1
}

/// How images are made.
open class PHImageRequestOptions: NSObject {
  /// How good they are.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How they are made smaller.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether they may be loaded.
  open var isNetworkAccessAllowed = false
  /// Whether the caller waits.
  open var isSynchronous = false
}

/// How good images are.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Soon, then good.
  case opportunistic = 0
  /// Good.
  case highQualityFormat = 1
  /// Soon.
  case fastFormat = 2
}

/// How images are made smaller.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Not.
  case none = 0
  /// Fast.
  case fast = 1
  /// To the point.
  case exact = 2
}
