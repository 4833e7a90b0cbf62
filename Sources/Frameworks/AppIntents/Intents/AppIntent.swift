import SwiftUI

/// Something that a program can do when others than its views ask for it.
public protocol AppIntent: Sendable {
  /// The type of what comes of it.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that describes it.
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does.
  static var description: IntentDescription? { get }
  /// A sentence with its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Whether the program is opened for it.
  static var openAppWhenRun: Bool { get }
  /// Whether others find it.
  static var isDiscoverable: Bool { get }
  /// Whether the device has to be unlocked.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Where it may run.
  static var supportedModes: IntentModes { get }

  /// Creates it without values.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that it needs.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// An object that the program provides.
  public typealias Dependency = AppDependency
  /// A sentence with its parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// Nothing more than the title.
  public static var description: IntentDescription? { nil }
  /// The program stays closed.
  public static var openAppWhenRun: Bool { false }
  /// Others find it.
  public static var isDiscoverable: Bool { true }
  /// The device may be locked.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// In the background.
  public static var supportedModes: IntentModes { .background }

  /// Asks whether it should be done.
  public func requestConfirmation() async throws {}

  /// Asks whether it should be done, in words.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .go, dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true
  ) async throws {}

  /// Asks whether it should be done, with a view.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .go, snippetIntent: some SnippetIntent
  ) async throws {}

  /// Tells the system that it was done.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Does it as if others had asked.
  public func callAsFunction(donate: Bool) async throws { _ = try await perform() }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// No sentence.
  public static var parameterSummary: SummaryContent { IntentParameterSummary("") }
}

/// Whether the device has to be unlocked.
public enum IntentAuthenticationPolicy: Int, Sendable {
  /// It may be locked.
  case alwaysAllowed
  /// Its owner has to be there.
  case requiresAuthentication
  /// It has to be unlocked.
  case requiresLocalDeviceAuthentication
}

/// Where something may be done.
public struct IntentModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates it of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// While the program is closed.
  public static let background = IntentModes(rawValue: 1)
  /// While the program is open.
  public static let foreground = IntentModes(rawValue: 2)

  /// While the program is open, in a way.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

  /// How the program is opened.
  public enum ForegroundMode: Sendable {
    /// At once.
    case immediate
    /// When it asks for it.
    case dynamic
    /// At the end.
    case deferred
  }
}

/// What stands on the button that confirms.
public struct ConfirmationActionName: Sendable {
  private let name: String

  /// Add.
  public static let add = ConfirmationActionName(name: "add")
  /// Book.
  public static let book = ConfirmationActionName(name: "book")
  /// Buy.
  public static let buy = ConfirmationActionName(name: "buy")
  /// Call.
  public static let call = ConfirmationActionName(name: "call")
  /// Continue.
  public static let `continue` = ConfirmationActionName(name: "continue")
  /// Create.
  public static let create = ConfirmationActionName(name: "create")
  /// Do.
  public static let `do` = ConfirmationActionName(name: "do")
  /// Go.
  public static let go = ConfirmationActionName(name: "go")
  /// Log.
  public static let log = ConfirmationActionName(name: "log")
  /// Open.
  public static let open = ConfirmationActionName(name: "open")
  /// Order.
  public static let order = ConfirmationActionName(name: "order")
  /// Pay.
  public static let pay = ConfirmationActionName(name: "pay")
  /// Play.
  public static let play = ConfirmationActionName(name: "play")
  /// Post.
  public static let post = ConfirmationActionName(name: "post")
  /// Run.
  public static let run = ConfirmationActionName(name: "run")
  /// Send.
  public static let send = ConfirmationActionName(name: "send")
  /// Set.
  public static let set = ConfirmationActionName(name: "set")
  /// Share.
  public static let share = ConfirmationActionName(name: "share")
  /// Start.
  public static let start = ConfirmationActionName(name: "start")
  /// Turn off.
  public static let turnOff = ConfirmationActionName(name: "turnOff")
  /// Turn on.
  public static let turnOn = ConfirmationActionName(name: "turnOn")
  /// View.
  public static let view = ConfirmationActionName(name: "view")

  /// Words of the program's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool
  ) -> ConfirmationActionName { ConfirmationActionName(name: "custom") }
}

/// A note that something was done.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}
