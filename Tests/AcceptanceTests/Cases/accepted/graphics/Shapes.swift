import SwiftUI

struct Badge: Shape {
  func path(in rect: CGRect) -> Path {
    let circle = Path(ellipseIn: rect)
    return circle.subtracting(Path(rect.insetBy(dx: 8, dy: 8)), eoFill: true)
      .union(circle.intersection(Path(rect)).normalized())
  }
}

struct Outlines: View {
  @Environment(\.materialActiveAppearance) private var appearance

  var body: some View {
    VStack {
      Circle().subtracting(Rectangle().scale(0.5)).fill(style: FillStyle(eoFill: true))
      Capsule().symmetricDifference(Ellipse().offset(x: 8)).stroke(lineWidth: 2)
      Badge().lineSubtraction(Circle()).stroke(.red, style: StrokeStyle(dash: [4, 2]))
      RoundedRectangle(cornerRadius: 12).strokeBorder(lineWidth: 3, antialiased: false)
      ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
        .fill(.quaternary)
      Text("Card")
        .background(.thinMaterial, in: .rect(corners: .concentric))
        .clipShape(.rect(uniformTopCorners: 20, bottomLeadingCorner: .fixed(4)))
        .containerShape(.rect(cornerRadius: 24))
      Text("Widget")
        .clipShape(ContainerRelativeShape().inset(by: 4))
        .contentShape([.dragPreview, .interaction], .containerRelative)
        .background(.tint, in: .buttonBorder)
      Rectangle()
        .fill(.red.blendMode(.multiply).opacity(0.5).in(CGRect(x: 0, y: 0, width: 9, height: 9)))
      Rectangle()
        .fill(ImagePaint(image: Image("tile"), scale: 0.5))
        .foregroundStyle(.image(Image(systemName: "star")))
    }
    .materialActiveAppearance(appearance == .automatic ? .active : .matchWindow)
    .hoverEffect(.lift)
    .hoverEffect()
    .defaultHoverEffect(.highlight)
    .onContinuousHover { phase in
      if case .active(let point) = phase { print(point) }
    }
  }
}

func radius(of corners: RoundedRectangularShapeCorners, at corner: Edge.Corner) -> Bool {
  corners[corner] == .fixed(8) && Edge.Corner.Set.top.contains(corner)
}

func isBright(_ color: Color, in environment: EnvironmentValues) -> Bool {
  let resolved = color.exposureAdjust(1).headroom(2).resolveHDR(in: environment)
  return resolved.red > 0.5 && Color(resolved) != .black
}
