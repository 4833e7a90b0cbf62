/// A call of a function in Metal's language that computes colours or places.
public struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// What is handed to it.
  public var arguments: [Argument]
  /// Whether its colours get a little noise, which hides steps.
  public var dithersColor: Bool = false

  /// Creates a call.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Something that is handed to a function.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case floats([Float], isArray: Bool)
      case colors([Color], isArray: Bool)
      case boundingRect
      case image(Image)
      case data(Data)
    }

    private let value: Value

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .floats([Float(x)], isArray: false))
    }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y)], isArray: false))
    }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z)], isArray: false))
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument {
      Argument(value: .floats([Float(x), Float(y), Float(z), Float(w)], isArray: false))
    }

    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

    /// Width and height.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

    /// The components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

    /// Numbers, and how many there are.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .floats(array, isArray: true))
    }

    /// The rectangle around what is drawn.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }

    /// A colour.
    public static func color(_ color: Color) -> Argument {
      Argument(value: .colors([color], isArray: false))
    }

    /// Colours, and how many there are.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(value: .colors(array, isArray: true))
    }

    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

    /// Bytes, and how many there are.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }

  /// What a function is used for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    /// To fill shapes.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// To change colours.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// To move pixels.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// To draw from what was drawn before.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Translates the function before it is needed; here there is nothing to translate it.
  public func compile(as type: UsageType) async throws {}
}

/// As a style, a shader draws nothing.
extension Shader: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  package func brush(in environment: EnvironmentValues) -> Brush { .color(.clear) }

  package var remark: String? { "Shader" }
}
