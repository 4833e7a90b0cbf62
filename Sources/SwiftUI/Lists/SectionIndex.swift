// The letters at the side of a long list, which jump to its sections; not drawn.
extension View {
  /// Says under which letters the section is found.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Says under which letters the section is found.
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Says whether the letters are seen.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    notDrawn(".listSectionIndexVisibility")
  }
}
