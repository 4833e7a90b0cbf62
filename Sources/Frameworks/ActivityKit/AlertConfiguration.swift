import Foundation
import SwiftUI

/// How the reader is told of an update.
public struct AlertConfiguration: Sendable {
  /// What it is about.
  public var title: LocalizedStringResource
  /// What it says.
  public var body: LocalizedStringResource
  /// How it sounds.
  public var sound: AlertSound

  /// Creates one.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// A sound.
  public struct AlertSound: Hashable, Sendable {
    private let name: String

    /// The usual one.
    public static let `default` = AlertSound(name: "default")

    /// One of the program's own.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
