import Drawing

/// Makes each colour's components from all of them: a row for each, the last number a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// How much red goes into red.
  public var r1: Float = 1
  /// How much green goes into red.
  public var r2: Float = 0
  /// How much blue goes into red.
  public var r3: Float = 0
  /// How much opacity goes into red.
  public var r4: Float = 0
  /// What is added to red.
  public var r5: Float = 0
  /// How much red goes into green.
  public var g1: Float = 0
  /// How much green goes into green.
  public var g2: Float = 1
  /// How much blue goes into green.
  public var g3: Float = 0
  /// How much opacity goes into green.
  public var g4: Float = 0
  /// What is added to green.
  public var g5: Float = 0
  /// How much red goes into blue.
  public var b1: Float = 0
  /// How much green goes into blue.
  public var b2: Float = 0
  /// How much blue goes into blue.
  public var b3: Float = 1
  /// How much opacity goes into blue.
  public var b4: Float = 0
  /// What is added to blue.
  public var b5: Float = 0
  /// How much red goes into opacity.
  public var a1: Float = 0
  /// How much green goes into opacity.
  public var a2: Float = 0
  /// How much blue goes into opacity.
  public var a3: Float = 0
  /// How much opacity goes into opacity.
  public var a4: Float = 1
  /// What is added to opacity.
  public var a5: Float = 0

  /// Creates the matrix that leaves every colour as it is.
  @inlinable public init() {}
}

extension ColorMatrix {
  /// Row by row.
  var values: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map {
      $0.isFinite ? Double($0) : 0
    }
  }

  func applied(to color: RGBA) -> RGBA {
    let input = [color.red, color.green, color.blue, color.alpha, 1]
    let output = (0..<4).map { row in
      let sum = zip(values[row * 5..<row * 5 + 5], input).reduce(0) { $0 + $1.0 * $1.1 }
      return min(1, max(0, sum))
    }
    return RGBA(output[0], output[1], output[2], output[3])
  }

  /// From the factors of red, green and blue, row by row, and what is added to all three.
  private init(_ factors: [Double], adding constant: Double = 0) {
    self.init()
    (r1, r2, r3) = (Float(factors[0]), Float(factors[1]), Float(factors[2]))
    (g1, g2, g3) = (Float(factors[3]), Float(factors[4]), Float(factors[5]))
    (b1, b2, b3) = (Float(factors[6]), Float(factors[7]), Float(factors[8]))
    (r5, g5, b5) = (Float(constant), Float(constant), Float(constant))
  }

  static func brightness(_ amount: Double) -> Self {
    Self([1, 0, 0, 0, 1, 0, 0, 0, 1], adding: amount)
  }

  /// Away from the middle gray, or towards it.
  static func contrast(_ amount: Double) -> Self {
    Self([amount, 0, 0, 0, amount, 0, 0, 0, amount], adding: 0.5 - amount / 2)
  }

  static func multiply(_ color: RGBA) -> Self {
    var matrix = Self([color.red, 0, 0, 0, color.green, 0, 0, 0, color.blue])
    matrix.a4 = Float(color.alpha)
    return matrix
  }

  /// `amount` 1 makes each colour its opposite, 0 leaves it.
  static func invert(_ amount: Double = 1) -> Self {
    let factor = 1 - 2 * amount
    return Self([factor, 0, 0, 0, factor, 0, 0, 0, factor], adding: amount)
  }

  // The weights of red, green and blue in the brightness of a colour: Rec. 709.
  private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// 0 leaves grays, 1 the colours as they are.
  static func saturation(_ amount: Double) -> Self {
    let (red, green, blue) = weights
    let rest = 1 - amount
    return Self([
      red * rest + amount, green * rest, blue * rest,
      red * rest, green * rest + amount, blue * rest,
      red * rest, green * rest, blue * rest + amount,
    ])
  }

  /// Turns colours around the axis of grays, which keeps their brightness.
  static func hueRotation(_ angle: Angle) -> Self {
    let (red, green, blue) = weights
    let (cos, sin) = (cos(angle.radians), sin(angle.radians))
    return Self([
      red + cos * (1 - red) - sin * red, green - cos * green - sin * green,
      blue - cos * blue + sin * (1 - blue),
      red - cos * red + sin * 0.143, green + cos * (1 - green) + sin * 0.14,
      blue - cos * blue - sin * 0.283,
      red - cos * red - sin * (1 - red), green - cos * green + sin * green,
      blue + cos * (1 - blue) + sin * blue,
    ])
  }

  /// Black, as opaque as the colour was bright.
  static var luminanceToAlpha: Self {
    var matrix = Self(Array(repeating: 0, count: 9))
    (matrix.a1, matrix.a2) = (Float(weights.red), Float(weights.green))
    (matrix.a3, matrix.a4) = (Float(weights.blue), 0)
    return matrix
  }
}
