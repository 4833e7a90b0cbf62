import SwiftUI

struct Feed: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var typed = ScrollPosition(idType: Int.self)
  @State private var current: Int?
  @State private var isScrolled = false
  @State private var height: CGFloat = 0
  @State private var phase = ScrollPhase.idle

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<100, id: \.self) { number in
          Text("\(number)")
            .onScrollVisibilityChange(threshold: 0.2) { isVisible in
              if isVisible { current = number }
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position, anchor: .center)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top > 10
    } action: { _, isPast in
      isScrolled = isPast
    }
    .onScrollGeometryChange(for: CGFloat.self, of: \.visibleRect.height) { old, new in
      height = new - old
    }
    .onScrollPhaseChange { oldPhase, newPhase in
      phase = newPhase.isScrolling ? newPhase : oldPhase
    }
    .onScrollPhaseChange { _, newPhase, context in
      if newPhase == .idle, context.velocity == nil { height = context.geometry.bounds.height }
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { ids in
      current = ids.first
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { size in
      height = size.height
    }
    .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { old, new in
      height = new.maxY - old.maxY
    }
    .toolbar {
      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      Button("Ten") { typed.scrollTo(id: 10, anchor: .top) }
      Button("Down") { position.scrollTo(y: 200) }
      Button("Point") { position.scrollTo(point: CGPoint(x: 0, y: 10)) }
    }
    .overlay { Text(typed.viewID(type: Int.self).map(String.init) ?? "none") }
  }
}

struct SnappingBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.vertical), context.velocity.dy > 0 {
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    }
    if context.layoutDirection == .rightToLeft { target.anchor = .trailing }
  }
}

struct Snapping: View {
  var body: some View {
    ScrollView(.horizontal) { Color.red.frame(width: 2000) }
      .scrollTargetBehavior(SnappingBehavior())
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(.trailing)
      .scrollEdgeEffectHidden(true, for: .top)
  }
}
