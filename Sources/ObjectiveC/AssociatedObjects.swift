import Foundation
import Synchronization

/// How a value that is hung on an object is held.
@frozen public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was hung on an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  let held = associations.withLock { $0[ObjectIdentifier(object)] }
  // Another object may have come to live at the address.
  return held?.object === object ? held?.values[UInt(bitPattern: key)] : nil
}

/// Hangs a value on an object, or takes it off where there is none.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let fresh = Associated(object: object)
  let change = Change(value: value)
  associations.withLock { all in
    let known = all[ObjectIdentifier(object)]
    var held = known?.object === object ? known ?? fresh : fresh
    held.values[UInt(bitPattern: key)] = change.value
    all[ObjectIdentifier(object)] = held
  }
}

/// Takes everything off an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = ObjectIdentifier(object as AnyObject)
  associations.withLock { $0[object] = nil }
}

private let associations = Mutex<[ObjectIdentifier: Associated]>([:])

/// What hangs on an object: given to whoever asks, on whatever thread, as on Apple's platforms.
private struct Associated: @unchecked Sendable {
  weak var object: AnyObject?
  var values: [UInt: Any] = [:]
}

private struct Change: @unchecked Sendable {
  let value: Any?
}
