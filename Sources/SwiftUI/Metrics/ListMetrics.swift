/// The measurements of lists and forms.
///
/// Sources: rows, cards, headers, footers and distances measured on iOS 17, 18 and 26; what plain
/// lists differ in from UIKit.
struct ListMetrics: Sendable {
  /// The least height of a row.
  var rowHeight: CGFloat
  /// Above and below what a row shows.
  var rowPadding: CGFloat
  /// By how much controls may come nearer to the edges of a row than text does.
  var controlOverhang: CGFloat
  /// Between the edges of the screen and the cards; less where the screen is narrow.
  var cardInset: CGFloat
  var narrowCardInset: CGFloat
  /// Between the edge of a card and what its rows show.
  var textInset: CGFloat
  var narrowTextInset: CGFloat
  /// `nil` means half circles for cards of one row.
  var radius: CGFloat
  /// Above the first card.
  var top: CGFloat
  /// Below the last card.
  var bottom: CGFloat
  /// Above a section without a header, and below one without a footer.
  var sectionGap: CGFloat
  /// Above and below the text of a header.
  var headerPadding: (top: CGFloat, bottom: CGFloat)
  /// Above and below the text of a footer.
  var footerPadding: (top: CGFloat, bottom: CGFloat)
  /// Points; `nil` is a pixel.
  var separatorHeight: CGFloat?
  /// What a separator leaves free at the trailing side of a card.
  var separatorTrailing: CGFloat
  /// Whether headers are written in capitals.
  var hasUppercaseHeaders: Bool

  static let classic = ListMetrics(
    rowHeight: 44, rowPadding: 11, controlOverhang: 4.5, cardInset: 20, narrowCardInset: 16,
    textInset: 20, narrowTextInset: 16, radius: 10, top: 35, bottom: 20, sectionGap: 17.667,
    headerPadding: (17, 6), footerPadding: (6, 12), separatorHeight: nil, separatorTrailing: 0,
    hasUppercaseHeaders: true)
  static let ios26 = ListMetrics(
    rowHeight: 52, rowPadding: 15, controlOverhang: 4.5, cardInset: 16, narrowCardInset: 16,
    textInset: 16, narrowTextInset: 16, radius: 26, top: 35, bottom: 20, sectionGap: 17.5,
    headerPadding: (10, 10), footerPadding: (8, 6), separatorHeight: 1, separatorTrailing: 16,
    hasUppercaseHeaders: false)
}
