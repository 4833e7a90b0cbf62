import SwiftUI

/// Opens something of the program.
public protocol OpenIntent: AppIntent {
  /// The type of what is opened.
  associatedtype Value: _IntentValue

  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The program is opened.
  public static var openAppWhenRun: Bool { true }
}

/// Sets something to a value.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value.
  var value: ValueType { get set }
}

/// Begins or ends what is shown live.
public protocol LiveActivityIntent: AppIntent {}

/// Begins or ends what is shown live, in the older form.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// Plays or pauses something.
public protocol AudioPlaybackIntent: AppIntent {}

/// Begins or ends a recording.
public protocol AudioRecordingIntent: AppIntent {}

/// Takes photos.
public protocol CameraCaptureIntent: AppIntent {}

/// Searches the program.
public protocol ShowInAppSearchResultsIntent: AppIntent {}

/// What the owner of a widget can choose.
public protocol WidgetConfigurationIntent: AppIntent {}

/// What the owner of a control can choose.
public protocol ControlConfigurationIntent: AppIntent {}

/// Makes a view that stands beside what is said.
public protocol SnippetIntent: AppIntent {}

/// What may be suggested.
public protocol PredictableIntent: AppIntent {}

/// What says how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far it is.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// What may go on in the program once it has begun.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Asks to go on in the program.
  public func requestToContinueInForeground(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) async throws {}

  /// Why it has to go on in the program.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { AppIntentError.needsToContinueInForeground }
}

extension WidgetConfigurationIntent {
  /// Nothing: what was chosen is all there is to it.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }
}

extension ControlConfigurationIntent {
  /// Nothing: what was chosen is all there is to it.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }
}

enum AppIntentError: Error {
  case needsToContinueInForeground
  case needsValue
  case disambiguation
}
