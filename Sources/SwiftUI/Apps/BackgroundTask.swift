/// Something that an app is woken up for.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }
}

extension BackgroundTask {
  /// To refresh its content.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(identifier)
  }

  /// Because a transfer is done.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>(identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Because any transfer is done.
  public static var urlSession: BackgroundTask<String, Void> { Self("urlSession") }

  /// Because a transfer is done whose identifier matches.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask<String, Void> { Self("urlSession") }
}
