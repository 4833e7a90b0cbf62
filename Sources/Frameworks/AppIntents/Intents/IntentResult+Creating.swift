import SwiftUI

// Each extension makes one kind of result, so that what is said to come of an intent decides which.

extension IntentResult {
  /// Nothing comes of it.
  public static func result() -> IntentResultContainer<Never, Never, Never, Never>
  where Self == IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// A view.
  public static func result<S: View>(view: S) -> IntentResultContainer<Never, Never, S, Never>
  where Self == IntentResultContainer<Never, Never, S, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// A view.
  public static func result<S: View>(@ViewBuilder content: () -> S) -> IntentResultContainer<
    Never, Never, S, Never
  >
  where Self == IntentResultContainer<Never, Never, S, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// The view of an intent.
  public static func result(snippetIntent: some SnippetIntent) -> IntentResultContainer<
    Never, Never, any SnippetIntent, Never
  >
  where Self == IntentResultContainer<Never, Never, any SnippetIntent, Never> {
    IntentResultContainer()
  }
}

extension IntentResult {
  /// Words.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<
    Never, Never, Never, IntentDialog
  >
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { IntentResultContainer() }
}

extension IntentResult {
  /// Words and a view.
  public static func result<S: View>(dialog: IntentDialog, view: S) -> IntentResultContainer<
    Never, Never, S, IntentDialog
  >
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> { IntentResultContainer() }
}

extension IntentResult {
  /// Words and a view.
  public static func result<S: View>(dialog: IntentDialog, @ViewBuilder content: () -> S)
    -> IntentResultContainer<Never, Never, S, IntentDialog>
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> { IntentResultContainer() }
}

extension IntentResult {
  /// Words and the view of an intent.
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent)
    -> IntentResultContainer<Never, Never, any SnippetIntent, IntentDialog>
  where Self == IntentResultContainer<Never, Never, any SnippetIntent, IntentDialog> {
    IntentResultContainer()
  }
}

extension IntentResult {
  /// Something to go on with.
  public static func result<I: AppIntent>(opensIntent: I) -> IntentResultContainer<
    Never, I, Never, Never
  >
  where Self == IntentResultContainer<Never, I, Never, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// Something to go on with and a view.
  public static func result<I: AppIntent, S: View>(opensIntent: I, view: S)
    -> IntentResultContainer<Never, I, S, Never>
  where Self == IntentResultContainer<Never, I, S, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// Something to go on with and a view.
  public static func result<I: AppIntent, S: View>(opensIntent: I, @ViewBuilder content: () -> S)
    -> IntentResultContainer<Never, I, S, Never>
  where Self == IntentResultContainer<Never, I, S, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// Something to go on with and the view of an intent.
  public static func result<I: AppIntent>(opensIntent: I, snippetIntent: some SnippetIntent)
    -> IntentResultContainer<Never, I, any SnippetIntent, Never>
  where Self == IntentResultContainer<Never, I, any SnippetIntent, Never> {
    IntentResultContainer()
  }
}

extension IntentResult {
  /// Something to go on with and words.
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog)
    -> IntentResultContainer<Never, I, Never, IntentDialog>
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> { IntentResultContainer() }
}

extension IntentResult {
  /// Something to go on with, words and a view.
  public static func result<I: AppIntent, S: View>(opensIntent: I, dialog: IntentDialog, view: S)
    -> IntentResultContainer<Never, I, S, IntentDialog>
  where Self == IntentResultContainer<Never, I, S, IntentDialog> { IntentResultContainer() }
}

extension IntentResult {
  /// Something to go on with, words and a view.
  public static func result<I: AppIntent, S: View>(
    opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> IntentResultContainer<Never, I, S, IntentDialog>
  where Self == IntentResultContainer<Never, I, S, IntentDialog> { IntentResultContainer() }
}

extension IntentResult {
  /// Something to go on with, words and the view of an intent.
  public static func result<I: AppIntent>(
    opensIntent: I, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> IntentResultContainer<Never, I, any SnippetIntent, IntentDialog>
  where Self == IntentResultContainer<Never, I, any SnippetIntent, IntentDialog> {
    IntentResultContainer()
  }
}

extension IntentResult {
  /// A value.
  public static func result<V: _IntentValue>(value: V) -> IntentResultContainer<
    V, Never, Never, Never
  >
  where Self == IntentResultContainer<V, Never, Never, Never> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value and a view.
  public static func result<V: _IntentValue, S: View>(value: V, view: S) -> IntentResultContainer<
    V, Never, S, Never
  >
  where Self == IntentResultContainer<V, Never, S, Never> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value and a view.
  public static func result<V: _IntentValue, S: View>(value: V, @ViewBuilder content: () -> S)
    -> IntentResultContainer<V, Never, S, Never>
  where Self == IntentResultContainer<V, Never, S, Never> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value and the view of an intent.
  public static func result<V: _IntentValue>(value: V, snippetIntent: some SnippetIntent)
    -> IntentResultContainer<V, Never, any SnippetIntent, Never>
  where Self == IntentResultContainer<V, Never, any SnippetIntent, Never> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value and words.
  public static func result<V: _IntentValue>(value: V, dialog: IntentDialog)
    -> IntentResultContainer<V, Never, Never, IntentDialog>
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value, words and a view.
  public static func result<V: _IntentValue, S: View>(value: V, dialog: IntentDialog, view: S)
    -> IntentResultContainer<V, Never, S, IntentDialog>
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value, words and a view.
  public static func result<V: _IntentValue, S: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> IntentResultContainer<V, Never, S, IntentDialog>
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value, words and the view of an intent.
  public static func result<V: _IntentValue>(
    value: V, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> IntentResultContainer<V, Never, any SnippetIntent, IntentDialog>
  where Self == IntentResultContainer<V, Never, any SnippetIntent, IntentDialog> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value and something to go on with.
  public static func result<V: _IntentValue, I: AppIntent>(value: V, opensIntent: I)
    -> IntentResultContainer<V, I, Never, Never>
  where Self == IntentResultContainer<V, I, Never, Never> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value, something to go on with and a view.
  public static func result<V: _IntentValue, I: AppIntent, S: View>(
    value: V, opensIntent: I, view: S
  ) -> IntentResultContainer<V, I, S, Never>
  where Self == IntentResultContainer<V, I, S, Never> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value, something to go on with and a view.
  public static func result<V: _IntentValue, I: AppIntent, S: View>(
    value: V, opensIntent: I, @ViewBuilder content: () -> S
  ) -> IntentResultContainer<V, I, S, Never>
  where Self == IntentResultContainer<V, I, S, Never> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value, something to go on with and the view of an intent.
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V, opensIntent: I, snippetIntent: some SnippetIntent
  ) -> IntentResultContainer<V, I, any SnippetIntent, Never>
  where Self == IntentResultContainer<V, I, any SnippetIntent, Never> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value, something to go on with and words.
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V, opensIntent: I, dialog: IntentDialog
  ) -> IntentResultContainer<V, I, Never, IntentDialog>
  where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    IntentResultContainer(value: value)
  }
}

extension IntentResult {
  /// A value, something to go on with, words and a view.
  public static func result<V: _IntentValue, I: AppIntent, S: View>(
    value: V, opensIntent: I, dialog: IntentDialog, view: S
  ) -> IntentResultContainer<V, I, S, IntentDialog>
  where Self == IntentResultContainer<V, I, S, IntentDialog> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value, something to go on with, words and a view.
  public static func result<V: _IntentValue, I: AppIntent, S: View>(
    value: V, opensIntent: I, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> IntentResultContainer<V, I, S, IntentDialog>
  where Self == IntentResultContainer<V, I, S, IntentDialog> { IntentResultContainer(value: value) }
}

extension IntentResult {
  /// A value, something to go on with, words and the view of an intent.
  public static func result<V: _IntentValue, I: AppIntent>(
    value: V, opensIntent: I, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> IntentResultContainer<V, I, any SnippetIntent, IntentDialog>
  where Self == IntentResultContainer<V, I, any SnippetIntent, IntentDialog> {
    IntentResultContainer(value: value)
  }
}
