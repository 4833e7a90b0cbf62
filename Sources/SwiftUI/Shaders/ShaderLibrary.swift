/// Functions in Metal's language, found by name.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private enum Source: Equatable {
    case bundle(Bundle)
    case data(Data)
    case url(URL)
  }

  private let source: Source

  /// The functions of the app.
  public static let `default` = ShaderLibrary(source: .bundle(.main))

  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle))
  }

  private init(source: Source) {
    self.source = source
  }

  /// Creates a library from a translated one.
  public init(data: Data) {
    source = .data(data)
  }

  /// Creates a library from the file of a translated one.
  public init(url: URL) {
    source = .url(url)
  }

  /// The function of the app with a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// The function with a name.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function of a library, which can be called like one of Swift.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name in the library.
  public var name: String

  /// Creates a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The shader that calls the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}
