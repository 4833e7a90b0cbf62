/// A version of iOS, as in `17.0`.
package struct SystemVersion: Hashable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// - Parameter text: numbers with dots between, of which the first two count.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  /// Before all others: what code can count on that asks for nothing.
  package static let any = SystemVersion(0)
  /// Behind all others: what code can count on that no device runs.
  package static let never = SystemVersion(.max)
}

extension SystemVersion: Comparable {
  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { "\(major).\(minor)" }
}
