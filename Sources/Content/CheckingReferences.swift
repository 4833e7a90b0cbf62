import Diagnostics
import Markdown

extension Links {
  /// What is wrong with a link or an image of a page.
  func problem(with reference: Reference, on page: String) -> Diagnostic? {
    let (destination, place) = (reference.destination, reference.location)
    if destination.allSatisfy(\.isWhitespace) {
      let what = reference.isImage ? "an image without a file" : "a link that leads nowhere"
      return Diagnostic(
        .error, "link.empty", at: place, "\(what); write where it is between the parentheses")
    }
    let (target, problem) = target(of: destination, on: page, at: place)
    guard reference.isImage, let target, !target.canBePicture else { return problem }
    return Diagnostic(
      .error, "image.no-picture", at: place,
      "'\(destination)' is no picture; those end in \(pictureEndings.joined(separator: ", "))")
  }
}

extension LinkTarget {
  /// Whether a browser may be able to show it as an image; of other sites nothing is known.
  fileprivate var canBePicture: Bool {
    switch self {
    case .external(let address): !address.hasPrefix("mailto:") && !address.hasPrefix("tel:")
    case .page: false
    case .asset(let path): pictureEndings.contains { path.lowercased().hasSuffix($0) }
    }
  }
}

/// The formats that all browsers know.
private let pictureEndings = [".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"]
