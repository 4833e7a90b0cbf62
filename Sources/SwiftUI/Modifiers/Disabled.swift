extension View {
  /// Lets the user no longer operate the view; views inside cannot allow it again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environmentValues { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
