/// How large a sheet is where there is more room than a phone has.
public protocol PresentationSizing {
  /// The size that is proposed to the sheet's content.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, which can be asked for its size.
public struct PresentationSizingRoot {
  let size: (ProposedViewSize) -> CGSize

  /// The size that the content takes when this one is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// What is known of the surroundings of a sheet.
public struct PresentationSizingContext {}

/// As the system has it.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// No size in particular.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// No size in particular.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as a form.
public struct FormPresentationSizing: PresentationSizing {
  /// No size in particular.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as a page.
public struct PagePresentationSizing: PresentationSizing {
  /// No size in particular.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system has it.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As large as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As large as a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// The same, but as large as the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

  /// The same, but never smaller than before along some axes.
  public func sticky(
    horizontal: Bool = false, vertical: Bool = false
  ) -> some PresentationSizing { self }
}
