import SwiftUI

struct Badge: View {
  let name: String

  var body: some View {
    Label(name, systemImage: "medal")
  }
}

@MainActor
final class Exporter: ObservableObject {
  @Published var image: UIImage?

  func export(_ name: String, scale: CGFloat) -> URL {
    let renderer = ImageRenderer(content: Badge(name: name))
    renderer.scale = scale
    renderer.isOpaque = true
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    if let uiImage = renderer.uiImage {
      image = uiImage
    }
    let url = URL.documentsDirectory.appending(path: "badge.pdf")
    renderer.render { size, draw in
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      draw(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    return url
  }
}

struct ExportButton: View {
  @StateObject private var exporter = Exporter()
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack {
      ShareLink(item: exporter.export("Ada", scale: displayScale))
      if let image = exporter.image {
        Image(uiImage: image).resizable().scaledToFit()
      }
      Canvas { context, size in
        context.withCGContext { cgContext in
          cgContext.setFillColor(UIColor.red.cgColor)
          cgContext.fill(CGRect(origin: .zero, size: size))
        }
      }
    }
  }
}
