import SwiftUI

struct Photo: View {
  @GestureState private var zoom = 1.0
  @GestureState(resetTransaction: Transaction(animation: .snappy)) private var drag = CGSize.zero
  @State private var angle = Angle.zero
  @State private var offset = CGSize.zero
  @State private var feedback = 0
  @Namespace private var space

  private var zooming: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0.1)
      .updating($zoom) { value, zoom, transaction in
        zoom = value.magnification
        transaction.isContinuous = true
      }
      .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
  }

  var body: some View {
    Image(systemName: "photo")
      .scaleEffect(zoom)
      .offset(x: drag.width + offset.width)
      .gesture(zooming, including: .subviews)
      .gesture(
        LongPressGesture(minimumDuration: 0.2)
          .sequenced(before: DragGesture(coordinateSpace: .named("board")))
          .updating($drag) { value, drag, _ in
            if case .second(true, let moved?) = value { drag = moved.translation }
          }
          .onEnded { value in
            guard case .second(true, let moved?) = value else { return }
            offset = moved.predictedEndTranslation
          }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { feedback += 1 })
      .highPriorityGesture(
        SpatialTapGesture().onEnded { value in offset.width = value.location.x }, isEnabled: false)
      .gesture(SpatialEventGesture().onChanged { events in
        for event in events where event.phase == .active && event.kind == .touch {
          offset.height = event.location.y
        }
      })
      .onPencilSqueeze { phase in
        if case .ended(let value) = phase, let pose = value.hoverPose { offset.height = pose.location.y }
      }
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: feedback)
      .sensoryFeedback(trigger: feedback) { old, new in new > old ? .increase : nil }
      .sensoryFeedback(.selection, trigger: feedback) { $0 != $1 }
      .matchedTransitionSource(id: "photo", in: space) { source in
        source.clipShape(.rect(cornerRadius: 10)).shadow(color: .black, radius: 3)
      }
      .coordinateSpace(.named("board"))
  }
}

struct Clock: View {
  var body: some View {
    TimelineView(.everyMinute) { Text($0.date.formatted()) }
    TimelineView(.explicit([Date.now])) { _ in Text("Once") }
  }
}

struct Anchored: View {
  var body: some View {
    Text("Anchored")
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            Rectangle().frame(width: proxy[anchors[index]].width)
          }
        }
      }
  }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
