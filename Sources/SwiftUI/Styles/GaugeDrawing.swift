/// A gauge as a bar below its label, as wide as there is room.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 8) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, thickness: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A gauge as a bar between its bounds.
struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool

  var body: some View {
    if isCapacity {
      VStack(alignment: .leading, spacing: 2) {
        configuration.label.font(.headline)
        GaugeBar(fraction: configuration.value, thickness: 6)
        configuration.currentValueLabel.font(.footnote)
      }
    } else {
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        MarkedBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      .font(.footnote)
    }
  }
}

/// A bar that is filled up to a share of its length.
struct GaugeBar: View {
  let fraction: Double
  let thickness: CGFloat

  var body: some View {
    Capsule().fill(Color(.systemFill)).overlay(alignment: .leading) {
      GeometryReader { proxy in
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: thickness)
  }
}

/// A filled bar with a dot at a share of its length.
private struct MarkedBar: View {
  let fraction: Double

  private static let thickness: CGFloat = 6

  var body: some View {
    Capsule().fill(.tint).frame(height: Self.thickness).overlay(alignment: .leading) {
      GeometryReader { proxy in
        Circle().fill(Color.white)
          .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 2))
          .frame(width: Self.thickness, height: Self.thickness)
          .offset(x: (proxy.size.width - Self.thickness) * fraction)
      }
    }
  }
}

/// A gauge as a ring; sizes from memory of the gauges of the lock screen.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool

  private static let size: CGFloat = 58
  private static let line: CGFloat = 6

  var body: some View {
    ZStack {
      if isCapacity { ring } else { arc }
      middle
    }
    .frame(width: Self.size, height: Self.size)
  }

  private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }

  private var ring: some View {
    ZStack {
      Circle().inset(by: Self.line / 2).stroke(.tint.opacity(0.3), style: stroke)
      Circle().inset(by: Self.line / 2).trim(from: 0, to: configuration.value)
        .stroke(.tint, style: stroke)
        .rotationEffect(.degrees(-90))
    }
  }

  /// Three quarters of a circle, open at the bottom.
  private var arc: some View {
    ZStack {
      Circle().inset(by: Self.line / 2).trim(from: 0, to: 0.75).stroke(.tint, style: stroke)
      Circle().fill(Color.white)
        .overlay(Circle().stroke(Color(.systemBackground), lineWidth: 2))
        .frame(width: Self.line, height: Self.line)
        .offset(x: (Self.size - Self.line) / 2)
        .rotationEffect(.degrees(270 * configuration.value))
    }
    .rotationEffect(.degrees(135))
  }

  @ViewBuilder
  private var middle: some View {
    if let current = configuration.currentValueLabel {
      current.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 9)
    }
    if !isCapacity {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 11))
      .offset(y: Self.size / 2 - Self.line)
    }
  }
}
