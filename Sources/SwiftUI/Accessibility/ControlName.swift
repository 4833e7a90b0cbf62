extension View {
  /// Lets what can be read in the view name the control around it.
  nonisolated func namesControl() -> some View {
    painted { painting, _, _ in
      var painting = painting
      painting.names += painting.texts
      return painting
    }
  }

  /// Names the control that the view belongs to by a label which is not seen.
  ///
  /// - Parameter isSubstitute: whether any other name is better.
  nonisolated func controlName(_ label: some View, isSubstitute: Bool = false) -> some View {
    background {
      label.painted { painting, _, _ in
        var painting = painting.invisible
        if isSubstitute {
          painting.substituteNames += painting.texts
        } else {
          painting.names += painting.texts
        }
        return painting
      }
    }
  }
}
