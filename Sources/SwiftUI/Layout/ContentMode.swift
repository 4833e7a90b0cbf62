/// How a view of a given proportion fills a space of another one.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be inside the space.
  case fit
  /// As small as it can be while covering the space.
  case fill
}
