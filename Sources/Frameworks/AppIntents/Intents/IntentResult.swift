import SwiftUI

/// What comes of something that was done.
public protocol IntentResult: Sendable {
  /// The type of its value.
  associatedtype Value = Never

  /// Its value, if it has one.
  var value: Value? { get }
}

/// Has a value that others can go on with.
public protocol ReturnsValue<Value>: IntentResult {}

/// Says something.
public protocol ProvidesDialog: IntentResult {}

/// Shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// Shows the view that another intent makes.
public protocol ShowsSnippetIntent: IntentResult {}

/// Goes on with something else.
public protocol OpensIntent: IntentResult {}

/// What came of something: a value, what to go on with, a view and words, each if it is there.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: IntentResult,
  @unchecked Sendable
{
  /// The value.
  public let value: Value?

  init(value: Value? = nil) { self.value = value }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == any SnippetIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
