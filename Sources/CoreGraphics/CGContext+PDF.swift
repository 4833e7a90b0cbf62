extension CGContext {
  /// Creates a context whose pages go to a file; nothing is written to it.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    self.init(size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792))
  }

  /// Begins a page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {}

  /// Ends the page.
  public func endPDFPage() {}

  /// Ends the document.
  public func closePDF() {}
}
