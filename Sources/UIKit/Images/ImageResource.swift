/// An image of an asset catalog, as the compiler of asset catalogs names it.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource from a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// A colour of an asset catalog, as the compiler of asset catalogs names it.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource from a name in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension UIImage {
  /// Creates a picture of an asset catalog.
  public convenience init(resource: ImageResource) {
    self.init(.named(resource.name), size: .zero)
  }
}

extension UIColor {
  /// Creates a colour of an asset catalog; gray stands for it.
  public convenience init(resource: ColorResource) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Creates a colour of an asset catalog; gray stands for it.
  public convenience init?(named name: String) {
    self.init(white: 0.5, alpha: 1)
  }

  /// Creates a colour of an asset catalog; gray stands for it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(white: 0.5, alpha: 1)
  }
}
