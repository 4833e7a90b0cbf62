/// Things in bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what they consist of.
  associatedtype Body: ToolbarContent

  /// What they consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Things in bars that users can arrange.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A place in a bar and what stands there.
struct ToolbarPart {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// Things in bars that the module draws itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var parts: [ToolbarPart] { get }
}

extension PrimitiveToolbarContent {
  /// Not to be called: the bar draws this itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
  /// Everything that it consists of.
  var allParts: [ToolbarPart] {
    (self as? any PrimitiveToolbarContent)?.parts ?? body.allParts
  }

  /// Names what a screen grows out of; a drawing shows the end.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }

  /// Says whether the background that things share is seen.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Names what a screen grows out of; a drawing shows the end.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }

  /// Says whether the background that things share is seen.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }

  /// Says whether users can arrange the thing.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Says whether the thing is there before users have arranged anything.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// How users can arrange a thing in a bar.
public struct ToolbarCustomizationBehavior: Sendable {
  private let name: String

  /// As the system has it.
  public static var `default`: ToolbarCustomizationBehavior { Self(name: "default") }
  /// They can move it but not remove it.
  public static var reorderable: ToolbarCustomizationBehavior { Self(name: "reorderable") }
  /// They cannot.
  public static var disabled: ToolbarCustomizationBehavior { Self(name: "disabled") }
}

/// More about how users can arrange a thing in a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is always there.
  public static var alwaysAvailable: ToolbarCustomizationOptions { Self(rawValue: 1) }
}
