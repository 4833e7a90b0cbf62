/// What is known of the surroundings when an item stands at its final place.
package struct PlacingContext {
  let host: ViewHost
  /// The item's frame on the canvas, in points.
  var frame: CGRect
  var canvas: CanvasGeometry
  /// The frames of named coordinate spaces around the item.
  var spaces: [AnyHashable: CGRect] = [:]
  /// What can be seen of the content of the scroll view around the item.
  var window: CGRect?
  /// The shape that those inside follow, where a view has said which.
  var container: PlacedContainer?
}

/// The area that is drawn on, and the part of it that bars and corners leave free.
struct CanvasGeometry: Hashable, Sendable {
  var bounds: CGRect
  var safeArea: CGRect
}
