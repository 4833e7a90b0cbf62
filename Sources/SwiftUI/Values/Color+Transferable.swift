extension Color: Transferable {
  /// The components in sRGB.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: UTType("com.apple.cocoa.uicolor") ?? .data) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Resolved.self, from: data))
    }
  }
}

extension Image: Transferable {
  /// A picture; there is none to write here, only its name.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { image in
      Data((image.label ?? "").utf8)
    }
  }
}
