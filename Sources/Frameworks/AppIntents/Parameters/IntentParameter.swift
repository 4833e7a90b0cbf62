import SwiftUI

/// A value that an intent needs.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  fileprivate init(value: Value?) { self.value = value }

  /// The value: whoever asks for it has set it, as the system has before the intent is performed.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ value }) ?? Self.none else {
        preconditionFailure("a parameter of type \(Value.self) has no value yet")
      }
      return value
    }
    set { lock.withLock { value = newValue } }
  }

  /// The parameter, by which the reader can be asked.
  public var projectedValue: IntentParameter<Value> { self }

  private static var none: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }
}

extension IntentParameter {
  /// Creates a parameter.
  public convenience init() { self.init(value: nil) }

  /// Creates a parameter with a name.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: nil) }

  /// Creates a parameter with a name and a value.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: defaultValue as? Value) }

  /// Creates a parameter with a description and a value.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: defaultValue as? Value) }

  /// Creates a parameter with a description.
  public convenience init(
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: nil) }

  /// Creates a parameter whose values come from elsewhere.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(value: defaultValue.flatMap { $0 as? Value }) }

  /// Creates a parameter whose values are found.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) { self.init(value: defaultValue.flatMap { $0 as? Value }) }

  /// Creates a parameter of files of some types.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: nil) }
}

extension IntentParameter where Value.UnwrappedType: Comparable {
  /// Creates a parameter of numbers between two others.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntentControlStyle? = nil,
    inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: defaultValue.flatMap { $0 as? Value }) }

  /// Creates a parameter of numbers that are set by a control.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntentControlStyle,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: defaultValue.flatMap { $0 as? Value }) }
}

extension IntentParameter where Value.UnwrappedType == String {
  /// Creates a parameter of texts that are put in in a way.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: defaultValue.flatMap { $0 as? Value }) }
}

extension IntentParameter {
  /// Asks the reader for a value.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsValue
  }

  /// Why there has to be a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.needsValue
  }

  /// Asks the reader to choose.
  public func requestDisambiguation(
    among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType { throw AppIntentError.disambiguation }

  /// Why the reader has to choose.
  public func needsDisambiguationError(
    among items: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) -> any Error { AppIntentError.disambiguation }

  /// Asks the reader whether a value is right.
  public func requestConfirmation(
    for itemToConfirm: Value.UnwrappedType, dialog: IntentDialog? = nil
  ) async throws -> Bool { true }
}

/// Whether a parameter takes what came of the step before.
public enum InputConnectionBehavior: Int, Sendable {
  /// As the system decides.
  case `default`
  /// Never.
  case never
  /// Always.
  case connectToPreviousIntentResult
}

/// How numbers are put in.
public enum IntentControlStyle: Sendable {
  /// As text.
  case field
  /// By steps.
  case stepper
  /// On a track.
  case slider
}

extension String {
  /// How a text is put in.
  public struct IntentInputOptions: Sendable {
    /// Creates a way.
    public init(
      capitalizationType: CapitalizationType? = nil, multiline: Bool? = nil,
      autocorrect: Bool? = nil, smartQuotes: Bool? = nil, smartDashes: Bool? = nil
    ) {}

    /// Which letters are large.
    public enum CapitalizationType: Sendable {
      /// None.
      case none
      /// The first of each word.
      case words
      /// The first of each sentence.
      case sentences
      /// All.
      case allCharacters
    }
  }
}
