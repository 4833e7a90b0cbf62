import SwiftUI

final class Cache: Sendable {
  var names: [String] = []  // error: stored property 'names' of 'Sendable'-conforming class 'Cache' is mutable
}
