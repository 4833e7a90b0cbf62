extension EnvironmentValues {
  /// The object of a type, where a view above sets one.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[ObservableObjectKey<T>.self] }
    set { self[ObservableObjectKey<T>.self] = newValue }
  }
}

private enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
