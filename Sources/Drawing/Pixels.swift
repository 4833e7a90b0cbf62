/// The next multiple of `pixel`; what lies on one up to rounding errors stays.
package func roundedUp(_ value: Double, to pixel: Double) -> Double {
  guard pixel > 0 else { return value }
  return (value / pixel - 1e-6).rounded(.up) * pixel
}

/// The nearest multiple of `pixel`.
package func rounded(_ value: Double, to pixel: Double) -> Double {
  guard pixel > 0 else { return value }
  return (value / pixel).rounded() * pixel
}
