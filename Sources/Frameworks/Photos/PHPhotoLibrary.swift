import Foundation

/// The photos and videos of the device.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  /// What the program may do, without a say in what exactly.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }

  /// What the program may do.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }

  /// Asks the reader, who is not there to answer.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Asks the reader, who is not there to answer.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Asks the reader, who is not there to answer.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }

  /// Changes the library, where that is allowed.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  /// Changes the library, where that is allowed.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Changes the library while the caller waits, where that is allowed.
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Tells an object of changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Stops telling an object of changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// What a program may do with the library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Everything.
  case authorized = 3
  /// What the reader chose.
  case limited = 4
}

/// What a program wants to do with the library.
public enum PHAccessLevel: Int, Sendable {
  /// Add to it.
  case addOnly = 1
  /// Read it and change it.
  case readWrite = 2
}

/// An object that is told of changes.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Takes note of a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
open class PHChange: NSObject, @unchecked Sendable {}

/// Why the library did not do something.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// Reasons.
  public enum Code: Int, Sendable {
    /// The reader stopped it.
    case userCancelled = 3072
    /// The library is closed.
    case libraryVolumeOffline = 3114
    /// The reader does not allow it.
    case accessUserDenied = 3311
    /// Nobody allows it.
    case accessRestricted = 3310
    /// The file makes no photo or video.
    case invalidResource = 3302
    /// There is no such thing.
    case identifierNotFound = 3201
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }
}
