import Diagnostics

/// The bytes from a line on, without paragraphs that libcmark would never be done with.
///
/// With each link it goes through all the images that are opened before it and not closed. Lines
/// between blank ones are as much as a paragraph can have; where they would take too long, they are
/// blank too.
func withoutOpenImages(
  _ source: SourceFile, fromLine firstLine: Int
) -> (ArraySlice<UInt8>, Diagnostic?) {
  let lines = source.lines.dropFirst(firstLine - 1)
  var bytes = source.bytes[(lines.first?.lowerBound ?? source.bytes.count)...]
  var problem: Diagnostic?
  var steps = 0
  for paragraph in lines.split(whereSeparator: { source.bytes[$0].allSatisfy(isSpaceOrTab) }) {
    let images = OpenImages(in: source.bytes, paragraph)
    guard steps + images.steps > OpenImages.limit else {
      steps += images.steps
      continue
    }
    let message = "too many images are opened here and not closed; write '\\![' for what is none"
    let place = source.location(at: images.first ?? paragraph[paragraph.startIndex].lowerBound)
    problem = problem ?? Diagnostic(.error, "markdown.open-images", at: place, message)
    for line in paragraph { for index in line { bytes[index] = UInt8(ascii: " ") } }
  }
  return (bytes, problem)
}

/// The brackets in some lines, as libcmark keeps them.
private struct OpenImages {
  /// How many images libcmark goes through.
  private(set) var steps = 0
  /// Where the first image is opened that is not closed.
  var first: Int? { open.compactMap(\.self).first }

  /// For each bracket where the image starts that it opens, if it is an image's.
  private var open: [Int?] = []
  private var images = 0

  /// On a page, as many as take about a tenth of a second.
  static let limit = 2_000_000

  init(in bytes: [UInt8], _ lines: ArraySlice<Range<Int>>) {
    for line in lines {
      for index in line {
        if bytes[index] == UInt8(ascii: "[") {
          let isImage = index > line.lowerBound && bytes[index - 1] == UInt8(ascii: "!")
          open.append(isImage ? index - 1 : nil)
          images += isImage ? 1 : 0
        } else if bytes[index] == UInt8(ascii: "]"), let last = open.popLast() {
          if last == nil { steps += images } else { images -= 1 }
        }
      }
    }
  }
}
