/// Menus of a program and what they hold; a phone shows them where there is a keyboard.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that they consist of.
  associatedtype Body: Commands

  /// The commands that they consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands without a body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// There is no body: nothing shows menus.
  public var body: Never { fatalError("commands of the module's own have no body") }
}

/// Joins commands.
@resultBuilder
public struct CommandsBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Makes commands of an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes commands through.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Joins several commands.
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }

  /// Makes commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
}

/// No commands.
public struct EmptyCommands {
  /// Creates them.
  nonisolated public init() {}
}

extension EmptyCommands: Commands, PrimitiveCommands {}

/// A menu.
public struct CommandMenu<Content: View> {
  /// Creates a menu.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a menu.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: Commands, PrimitiveCommands {}

/// Commands beside those of the system.
public struct CommandGroup<Content: View> {
  /// Creates commands before others.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands after others.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands in the place of others.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

extension CommandGroup: Commands, PrimitiveCommands {}

/// Commands of the system.
public struct CommandGroupPlacement: Sendable {
  private let name: String

  /// About the program.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// Its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Ending it.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Hiding it.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
  /// Reading and writing files of other kinds.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Something new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Cutting, copying, pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The column at the side.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What other programs offer.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Searching and correcting text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// How text looks.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The bar with buttons.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Back and forth.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Arranging windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}
