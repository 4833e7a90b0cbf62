import SwiftUI

struct Weather: View {
  @Environment(\.symbolRenderingMode) private var mode

  private var icon: Image {
    Image(systemName: "cloud.sun.rain.fill")
      .symbolRenderingMode(.palette)
      .renderingMode(.template)
      .interpolation(.high)
      .resizable()
      .antialiased(true)
  }

  var body: some View {
    VStack {
      icon
        .scaledToFit()
        .foregroundStyle(.white, .yellow, .blue)
      Image(systemName: "speaker.wave.3", variableValue: 0.5)
        .symbolRenderingMode(mode ?? .hierarchical)
        .foregroundStyle(.tint)
        .symbolVariant(.fill)
      Image("chart", variableValue: 0.2, bundle: nil, label: Text("Chart"))
        .symbolColorRenderingMode(.gradient)
        .symbolVariableValueMode(.draw)
        .allowedDynamicRange(.constrainedHigh)
      Image(decorative: "photo", bundle: .main)
    }
    .symbolRenderingMode(.multicolor)
    .allowedDynamicRange(.high)
    .environment(\.symbolRenderingMode, nil)
  }
}
