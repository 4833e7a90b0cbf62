import Combine

/// The object that is told of an app's life, made when the app starts.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The object.
  ///
  /// A drawing starts no app, so there is none to be had.
  @MainActor @preconcurrency public var wrappedValue: DelegateType {
    preconditionFailure("there is no \(DelegateType.self): no app was started")
  }

  /// Has an object of a type made.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Has an object of a type made.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Bindings to the object's properties.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Has an object of a type made.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
