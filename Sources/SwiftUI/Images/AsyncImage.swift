/// An image from the network; a drawing has none, so it shows what stands there until it comes.
public struct AsyncImage<Content: View> {
  private let content: Content

  /// Creates an image.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(systemName: "photo")
  }

  /// Creates an image that a closure changes, and what stands there until it comes.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }

  /// Creates an image from what is known of it so far.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }
}

extension AsyncImage: View {
  /// What stands there until the image comes.
  public var body: some View {
    if content is Image {
      Color(.secondarySystemFill)
    } else {
      content
    }
  }
}

/// What is known of an image from the network.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The image.
  case success(Image)
  /// Why there is none.
  case failure(any Error)

  /// The image, if it has come.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is none, if there will be none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
