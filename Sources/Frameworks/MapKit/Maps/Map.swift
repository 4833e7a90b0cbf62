import SwiftUI

/// A view of a map.
///
/// What it shows is checked by the compiler. A drawing leaves its place empty, and says so.
public struct Map<Content: View> {
  nonisolated init() {}
}

extension Map: View {
  /// The room that the map takes.
  public var body: some View {
    Color.clear.notDrawn("Map")
  }
}

/// Stands for the content of a map.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  /// Nothing: a map is not drawn.
  public var body: some View { EmptyView() }
}

/// Stands for the content of a map in which places of the map itself can be selected, too.
public struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: View {
  /// Nothing: a map is not drawn.
  public var body: some View { EmptyView() }
}

extension Map {
  /// Creates a map that shows what a binding holds.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> { self.init() }

  /// Creates a map that shows what a binding holds, with content.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { self.init() }

  /// Creates a map that shows what a binding holds, with places that can be selected.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> { self.init() }

  /// Creates a map that shows what a binding holds, with content, and places that can be selected.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> { self.init() }

  /// Creates a map that shows what a binding holds, with content that can be selected.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> { self.init() }

  /// Creates a map that shows what a binding holds, with content and places that can be selected.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> { self.init() }
}

extension Map {
  /// Creates a map that shows something at first.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> { self.init() }

  /// Creates a map that shows something at first, with content.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { self.init() }

  /// Creates a map that shows something at first, with places that can be selected.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> { self.init() }

  /// Creates a map that shows something at first, with content, and places that can be selected.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> { self.init() }

  /// Creates a map that shows something at first, with content that can be selected.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> { self.init() }

  /// Creates a map that shows something at first, with content and places that can be selected.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> { self.init() }
}

extension Map {
  /// Creates a map that shows all of its content.
  public init(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> { self.init() }

  /// Creates a map that shows all of its content, with content.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { self.init() }

  /// Creates a map that shows all of its content, with places that can be selected.
  public init(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> { self.init() }

  /// Creates a map that shows all of its content, with content, and places that can be selected.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<MapFeature, C> { self.init() }

  /// Creates a map that shows all of its content, with content that can be selected.
  @_disfavoredOverload
  public init<SelectedValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> { self.init() }

  /// Creates a map that shows all of its content, with content and places that can be selected.
  public init<SelectedValue: MapSelectable, C: MapContent>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapSelectableContentView<SelectedValue, C> { self.init() }

  /// Creates a map that shows all of its content, with nothing that can be selected.
  @_disfavoredOverload
  public init<SelectedValue: Hashable>(
    bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<SelectedValue, EmptyMapContent> { self.init() }
}
