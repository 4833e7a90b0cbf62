/// Screens that lie on each other: the last one is seen, and leads back to the one before.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// `nil` where the stack keeps its path itself.
  let path: PathBinding?

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack whose path may hold values of different types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathBinding {
      path.wrappedValue.elements
    } append: {
      path.wrappedValue.elements.append($0)
    } removeLast: { count in
      path.wrappedValue.removeLast(min(count, path.wrappedValue.count))
    }
  }

  /// Creates a stack whose path is a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathBinding {
      path.wrappedValue.map { AnyHashable($0) }
    } append: { value in
      if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
    } removeLast: { count in
      let data = path.wrappedValue
      path.wrappedValue = Data(data.prefix(data.count - min(count, data.count)))
    }
  }
}

extension NavigationStack: View {
  /// The screens.
  public var body: some View { NavigationScreens(root: root, path: path) }
}

/// A path that an author keeps, its type hidden.
struct PathBinding {
  let read: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(
    read: @escaping () -> [AnyHashable], append: @escaping (AnyHashable) -> Void,
    removeLast: @escaping (Int) -> Void
  ) {
    self.read = read
    self.append = append
    self.removeLast = removeLast
  }
}
