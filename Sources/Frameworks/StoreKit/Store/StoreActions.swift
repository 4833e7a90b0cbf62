import SwiftUI

/// Asks the reader to rate the program.
@MainActor
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks, where somebody is there to answer.
  public func callAsFunction() {}
}

/// Buys a product.
@MainActor
public struct PurchaseAction {
  nonisolated init() {}

  /// Buys it, which nobody does here.
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

/// Shows a message of the store.
@MainActor
public struct DisplayMessageAction {
  nonisolated init() {}

  /// Shows it, where somebody is there to read it.
  public func callAsFunction(_ message: Message) throws {}
}

extension EnvironmentValues {
  /// Asks the reader to rate the program.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Buys a product.
  public var purchase: PurchaseAction { PurchaseAction() }
  /// Shows a message of the store.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// Another program of the store, above the one that is open.
@MainActor
open class SKOverlay: NSObject {
  /// What is shown.
  open class Configuration: NSObject {}

  /// A program of the store.
  open class AppConfiguration: Configuration {
    /// Its number in the store.
    open var appIdentifier: String
    /// Where it is shown.
    open var position: Position
    /// Who sends the reader there.
    open var campaignToken: String?
    /// Who sends the reader there.
    open var providerToken: String?
    /// Whether it can be closed.
    open var userDismissible = true

    /// Shows a program by its number in the store.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  /// The program that a clip is a part of.
  open class AppClipConfiguration: Configuration {
    /// Where it is shown.
    open var position: Position

    /// Shows the program.
    public init(position: Position) { self.position = position }
  }

  /// Where a program is shown.
  public enum Position: Int, Sendable {
    /// At the bottom.
    case bottom = 0
    /// Above a bar at the bottom.
    case bottomRaised = 1
  }

  /// What is shown.
  public let configuration: Configuration

  /// Creates one.
  public init(configuration: Configuration) { self.configuration = configuration }
}
