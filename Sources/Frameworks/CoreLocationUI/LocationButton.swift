import SwiftUI

/// A button that lets an app know where a device is, for once.
///
/// People know it by how it looks, which apps cannot change much. It is drawn as a plain button.
public struct LocationButton {
  private let title: Title?
  private let action: () -> Void

  /// Creates a button with one of the titles that the system has.
  nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// What a button says.
  public struct Title: Sendable {
    let text: LocalizedStringKey

    /// That it is for where the device is.
    public static let currentLocation = Self(text: "Current Location")
    /// That it sends where the device is.
    public static let sendCurrentLocation = Self(text: "Send Current Location")
    /// That it sends where somebody is.
    public static let sendMyCurrentLocation = Self(text: "Send My Current Location")
    /// That it shares where the device is.
    public static let shareCurrentLocation = Self(text: "Share Current Location")
    /// That it shares where somebody is.
    public static let shareMyCurrentLocation = Self(text: "Share My Current Location")
  }
}

extension LocationButton: View {
  /// The button.
  public var body: some View {
    Button(action: action) { label }
      .buttonStyle(.borderedProminent)
      .notDrawn("LocationButton")
  }

  @ViewBuilder private var label: some View {
    if let title {
      Label(title.text, systemImage: "location.fill")
    } else {
      Image(systemName: "location.fill")
    }
  }
}
