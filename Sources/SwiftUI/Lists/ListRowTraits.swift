/// What a view tells the list around it about its row.
struct ListRowTraits {
  /// `nil` takes the list's.
  var insets: EdgeInsets?
  /// What lies behind the row; `nil` leaves the list's.
  var background: LayoutItem?
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topSeparatorTint: Color?
  var bottomSeparatorTint: Color?
  /// What has been swiped open beside it.
  var side: RowSide?
  var delete: (() -> Void)?
  /// From the row's place to the offset that it is given.
  var move: ((Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// Whether the row leads on: an arrow stands at its trailing side.
  var leadsOn = false
}
