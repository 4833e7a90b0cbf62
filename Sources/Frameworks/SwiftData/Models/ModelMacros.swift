/// Makes a class a model: its objects can be kept, found and followed.
@attached(
  member, names: named(_$backingData),
  named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar)
)
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// Says how a property of a model is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Says how the models in a property belong to the one that has it.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Leaves a property of a model out of what is kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// What `@Model` puts before each property that is kept.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "PreviewMacros", type: "PersistedPropertyMacro")

/// What `@Model` puts before each property whose values are transformed.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _TransformablePersistedProperty() =
  #externalMacro(module: "PreviewMacros", type: "TransformablePropertyMacro")

/// Gives an actor a context of its own.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init)
)
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "PreviewMacros", type: "ModelActorMacro")

/// Has objects found faster by some of their properties.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Has objects found faster by some of their properties, each in a way of its own.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "PreviewMacros", type: "MarkingMacro")

/// Allows no two objects with the same values of some properties.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "PreviewMacros", type: "MarkingMacro")
