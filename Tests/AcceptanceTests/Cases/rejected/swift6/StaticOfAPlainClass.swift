import SwiftUI

final class Cache {}

struct Page {
  static let cache = Cache()  // error: static property 'cache' is not concurrency-safe because non-'Sendable' type 'Cache' may have shared mutable state
}
