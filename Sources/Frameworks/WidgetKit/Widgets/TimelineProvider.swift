import AppIntents
import SwiftUI

/// What a widget shows at a time.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters beside others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// As much as others.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much something matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Creates it.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// What a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows, in order.
  public let entries: [EntryType]
  /// When it asks again.
  public let policy: TimelineReloadPolicy

  /// Creates it.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget asks again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String
  private var date: Date?

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(name: "atEnd")
  /// When the program says so.
  public static let never = TimelineReloadPolicy(name: "never")

  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(name: "after", date: date)
  }
}

/// Provides what a widget shows.
public protocol TimelineProvider {
  /// The type of what is shown at a time.
  associatedtype Entry: TimelineEntry
  /// Where it is shown.
  typealias Context = TimelineProviderContext

  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry

  /// What is shown where widgets are chosen.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// What is shown over time.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides what a widget shows that its owner has configured.
public protocol AppIntentTimelineProvider {
  /// The type of what is shown at a time.
  associatedtype Entry: TimelineEntry
  /// The type of what the owner chooses.
  associatedtype Intent: WidgetConfigurationIntent
  /// Where it is shown.
  typealias Context = TimelineProviderContext

  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry

  /// What is shown where widgets are chosen.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry

  /// What is shown over time.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

  /// What owners may want.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Nothing in particular.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// What an owner may want.
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
  let intent: T
  let description: Text

  /// Creates it with a text.
  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Creates it with a text.
  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Creates it with a text.
  @_disfavoredOverload
  public init(intent: T, description: some StringProtocol) {
    self.init(intent: intent, description: Text(description))
  }
}

/// Where a widget is shown.
public struct TimelineProviderContext: Sendable {
  /// How large it is.
  public let family: WidgetFamily
  /// How large it is, in points.
  public let displaySize: CGSize
  /// Whether it is shown where widgets are chosen.
  public let isPreview: Bool

  /// What may change around it.
  public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

  /// What may change around a widget.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values that something may have.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }

    /// The values that something may have.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }
}
