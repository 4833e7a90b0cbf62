extension CGFloat {
  /// The nearest edge between device pixels; half a pixel goes up.
  func rounded(toPixel pixel: CGFloat) -> CGFloat {
    guard pixel > 0, isFinite else { return self }
    return ((self / pixel + 0.5 + 1e-6).rounded(.down)) * pixel
  }
}

extension CGRect {
  /// The rectangle with each edge moved to the nearest device pixel.
  func rounded(toPixel pixel: CGFloat) -> CGRect {
    let left = minX.rounded(toPixel: pixel)
    let top = minY.rounded(toPixel: pixel)
    return CGRect(
      x: left, y: top, width: maxX.rounded(toPixel: pixel) - left,
      height: maxY.rounded(toPixel: pixel) - top)
  }
}
