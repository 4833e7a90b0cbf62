import Foundation

/// What does not change of an activity that is shown live.
public protocol ActivityAttributes: Decodable, Encodable {
  /// What changes of it.
  associatedtype ContentState: Decodable, Encodable, Hashable, Sendable
}

/// Something that goes on, and is shown live outside of the program.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What changes of it.
  public typealias ContentState = Attributes.ContentState

  /// What tells it from the others.
  public let id: String
  /// What does not change of it.
  public let attributes: Attributes
  /// What is shown.
  public private(set) var content: ActivityContent<ContentState>
  /// Whether it goes on.
  public private(set) var activityState: ActivityState = .active
  /// Where updates from outside are sent to.
  public var pushToken: Data? { nil }
  /// How it is shown.
  public let style: ActivityStyle = .standard

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = UUID().uuidString
    self.attributes = attributes
    self.content = content
  }

  /// What changes of it.
  public var contentState: ContentState { content.state }

  /// All that go on: none.
  public static var activities: [Activity<Attributes>] { [] }

  /// Those that begin from now on: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .init { $0.finish() } }

  /// Begins one.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { Activity(attributes, content) }

  /// Begins one that may go on after the next start of the device.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { Activity(attributes, content) }

  /// Begins one, in the older form.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    Activity(attributes, ActivityContent(state: contentState, staleDate: nil))
  }

  /// Shows something else.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }

  /// Shows something else, and tells the reader.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async { self.content = content }

  /// Shows something else, in the older form.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async { content.state = contentState }

  /// Ends it.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
    activityState = .ended
  }

  /// Ends it, in the older form.
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let contentState { content.state = contentState }
    activityState = .ended
  }

  /// What is shown, from now on.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .init { $0.finish() } }
  /// What changes of it, from now on.
  public var contentStateUpdates: AsyncStream<ContentState> { .init { $0.finish() } }
  /// Whether it goes on, from now on.
  public var activityStateUpdates: AsyncStream<ActivityState> { .init { $0.finish() } }
  /// Where updates from outside are sent to, from now on.
  public var pushTokenUpdates: AsyncStream<Data> { .init { $0.finish() } }
}

/// How updates from outside reach an activity.
public struct PushType: Hashable, Sendable {
  private let name: String

  /// By a token of its own.
  public static let token = PushType(name: "token")

  /// By a channel that many listen to.
  public static func channel(_ identifier: String) -> PushType { PushType(name: identifier) }
}

/// What is shown of an activity.
public struct ActivityContent<State: Decodable & Encodable & Hashable & Sendable>: Sendable {
  /// What changes of it.
  public var state: State
  /// When it will be out of date.
  public var staleDate: Date?
  /// How much it matters beside others.
  public var relevanceScore: Double

  /// Creates what is shown.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Whether an activity goes on.
public enum ActivityState: Codable, Hashable, Sendable {
  /// It goes on.
  case active
  /// It will begin.
  case pending
  /// It is over and still shown.
  case ended
  /// It is not shown any more.
  case dismissed
  /// What is shown is out of date.
  case stale
}

/// For how long an activity is shown.
public enum ActivityStyle: Hashable, Sendable {
  /// Until it ends.
  case standard
  /// Until the device is locked.
  case transient
}

/// When an activity that is over is not shown any more.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?

  /// When the system decides.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// Whether the program may show activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates it.
  public init() {}

  /// Whether it may.
  public var areActivitiesEnabled: Bool { false }
  /// Whether it may update them often.
  public var frequentPushesEnabled: Bool { false }
  /// Whether it may, from now on.
  public var activityEnablementUpdates: AsyncStream<Bool> { .init { $0.finish() } }
}

/// Why an activity cannot begin.
public enum ActivityAuthorizationError: Error, Hashable {
  /// The reader does not allow it.
  case denied
  /// There are too many.
  case globalMaximumExceeded
  /// There are too many of this kind.
  case targetMaximumExceeded
  /// The program is not open.
  case visibility
  /// The program may not.
  case unentitled
  /// The device cannot.
  case unsupported
  /// There is too much to show.
  case attributesTooLarge
}
