import Drawing

/// The current foreground style.
public struct ForegroundStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush { environment.foregroundBrush() }
}

/// The current background style.
public struct BackgroundStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    environment.backgroundStyle?.brush(in: environment)
      ?? .color(SystemColor.systemBackground.resolved(in: environment.traits))
  }
}

/// The current tint.
public struct TintShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    environment.tintStyle?.brush(in: environment)
      ?? .color(environment.accentColor.source.rgba(in: environment))
  }
}

/// The style of selected content: the tint.
public struct SelectionShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    TintShapeStyle().brush(in: environment)
  }
}

/// The style of thin lines between content.
public struct SeparatorShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(SystemColor.separator.resolved(in: environment.traits))
  }
}

/// The style of what stands in an empty field.
public struct PlaceholderTextShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(SystemColor.placeholderText.resolved(in: environment.traits))
  }
}

/// The style of links.
public struct LinkShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(SystemColor.link.resolved(in: environment.traits))
  }
}

/// The style of small filled shapes.
public struct FillShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(SystemColor.systemFill.resolved(in: environment.traits))
  }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: PrimitiveShapeStyle {
  /// There is none: the module draws this style itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}

  package func brush(in environment: EnvironmentValues) -> Brush {
    .color(SystemColor.systemBackground.resolved(in: environment.traits))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of thin lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of what stands in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of small filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
