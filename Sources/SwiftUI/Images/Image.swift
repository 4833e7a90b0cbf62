/// A view that shows a picture or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    case drawn(DrawnImage)
  }

  let source: Source
  var label: String?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var modes = SymbolDrawingModes()

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// Creates an image of one of the system's symbols.
  public init(systemName: String) {
    self.init(.symbol(systemName), label: systemName)
  }

  /// Creates an image of one of the system's symbols; the value is not drawn.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates an image by the name that an asset catalog gives it; the value is not drawn.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image by name, with a label; the value is not drawn.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image by name that assistive technologies pass over; the value is not drawn.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image by the name that an asset catalog gives it.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name), label: name)
  }

  /// Creates an image by name, with a label for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name), label: label.string(in: EnvironmentValues()))
  }

  /// Creates an image by name that assistive technologies pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name), label: nil)
  }

  /// The image, which takes the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The image, drawn in its own colours or as a template in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The image; how pixels are interpolated makes no difference in a drawing.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The image; drawings are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image {
  /// How an image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// By becoming as large as the frame.
    case stretch
  }

  /// Which colours an image is drawn in.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style's.
    case template
    /// Its own.
    case original
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than text.
    case small
    /// Like text.
    case medium
    /// Larger than text.
    case large
  }

  /// How pixels between those of a picture are found.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Well.
    case high
  }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension View {
  /// Says how large symbols are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
