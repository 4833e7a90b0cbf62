@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// A type whose values can be handed to other programs.
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation

  /// How values become data and back.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How values of a type become data and back.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable

  /// The type of the representations that this one consists of.
  associatedtype Body: TransferRepresentation = Never

  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: TransferRepresentation {
  /// There is no value.
  public typealias Item = Never
}

extension Never: Transferable {
  /// There is no representation.
  public static var transferRepresentation: Never {
    fatalError("There is no value of Never to transfer")
  }
}

extension TransferRepresentation where Body == Never {
  /// Not to be called: the representation has no parts.
  public var body: Never { fatalError("\(Self.self) has no parts") }
}

extension TransferRepresentation {
  /// Limits who gets the representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  /// Says for which values there is the representation.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }

  /// Suggests the name of a file.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  /// Suggests the name of a file for each value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }
}

/// Who gets a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  private let name: String

  /// Everybody.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// Programs of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// Joins representations, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation as it is.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Passes a single representation through.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Joins several representations.
  @_disfavoredOverload
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    TupleTransferRepresentation()
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// There is no body: the representation has no parts.
  public typealias Body = Never
}
