import SwiftUI

/// How details of a selected place are shown.
public struct MapItemDetailSelectionAccessoryStyle {
  private let name: String

  /// As the map sees fit.
  public static var automatic: Self { Self(name: "automatic") }
  /// In a bubble.
  public static var callout: Self { Self(name: "callout") }
  /// In a line beneath.
  public static var caption: Self { Self(name: "caption") }
  /// In a sheet.
  public static var sheet: Self { Self(name: "sheet") }

  /// In a bubble that is larger or smaller.
  public static func callout(_ style: CalloutStyle = .automatic) -> Self {
    Self(name: "callout \(style.name)")
  }

  /// How large the bubble is.
  public struct CalloutStyle {
    fileprivate let name: String

    /// As the map sees fit.
    public static var automatic: CalloutStyle { Self(name: "automatic") }
    /// Large.
    public static var full: CalloutStyle { Self(name: "full") }
    /// Small.
    public static var compact: CalloutStyle { Self(name: "compact") }
  }
}

extension View {
  /// Shows details of a place in a sheet while a binding is true.
  public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View { notDrawn(".mapItemDetailSheet") }

  /// Shows details of the place that a binding holds in a sheet.
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { notDrawn(".mapItemDetailSheet") }

  /// Shows details of a place in a popover while a binding is true.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { notDrawn(".mapItemDetailPopover") }

  /// Shows details of the place that a binding holds in a popover.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds)
  ) -> some View { notDrawn(".mapItemDetailPopover") }

  /// Shows details of a place in a popover at an edge while a binding is true.
  public func mapItemDetailPopover(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { notDrawn(".mapItemDetailPopover") }

  /// Shows details of the place that a binding holds in a popover at an edge.
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge
  ) -> some View { notDrawn(".mapItemDetailPopover") }
}
