import Synchronization

/// Names of which others speak, and the nearest of them where they speak of none.
///
/// The names are put in order when that is asked for first, since most often it never is.
package final class KnownNames: Sendable {
  private let names: Set<String>
  private let neighbours = Mutex<Neighbours?>(nil)

  package init(_ names: some Sequence<String>) {
    self.names = Set(names)
  }

  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// The name in the form that it is known in: Unicode has several for many letters.
  package func form(of name: String) -> String? {
    names.firstIndex(of: name).map { names[$0] }
  }

  /// The name that `name` was most likely meant to be; `nil` where none is close.
  package func nearest(to name: String) -> String? {
    neighbours.withLock { neighbours in
      let known = neighbours ?? Neighbours(names)
      neighbours = known
      return known.nearest(to: name)
    }
  }
}
