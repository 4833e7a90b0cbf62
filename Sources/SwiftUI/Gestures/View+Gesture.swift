/// Adds a gesture to a view.
struct GestureModifier<Added: Gesture> {
  enum Precedence { case low, high, equal }

  let gesture: Added
  let precedence: Precedence
  let mask: GestureMask
}

extension GestureModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    let actions = mask.contains(.gesture) ? gesture.offer() : ElementActions()
    let change: (Painting, CGRect, EnvironmentValues) -> Painting = { painting, _, environment in
      let own = Responder(actions, isEnabled: environment.isEnabled)
      return painting.touched(by: own, precedence, keepsInner: mask.contains(.subviews))
    }
    return content.map { LayoutItem(PaintLayout(change: change), around: $0, in: node.environment) }
  }
}

extension Painting {
  /// Puts a gesture behind those of the views inside, before them, or beside them.
  fileprivate func touched<Added>(
    by own: Responder, _ precedence: GestureModifier<Added>.Precedence, keepsInner: Bool
  ) -> Painting {
    func arranged(_ inner: [Responder]) -> [Responder] {
      guard keepsInner else { return [own] }
      switch precedence {
      case .low: return inner + [own]
      case .high: return [own] + inner
      case .equal: return [own.together(with: inner)] + inner
      }
    }
    var painting = self
    for index in targets.indices {
      painting.targets[index].responders = arranged(targets[index].responders)
    }
    painting.accessible = accessible.map { $0.with(arranged) }
    if accessible.count == 1 { painting.accessible[0].actions += own.actions.names }
    return painting
  }
}

extension AccessibleElement {
  fileprivate func with(_ arranged: ([Responder]) -> [Responder]) -> AccessibleElement {
    var element = self
    element.responders = arranged(responders)
    element.children = children.map { $0.with(arranged) }
    return element
  }
}

extension Responder {
  /// Acts together with the first of the others that would act.
  fileprivate func together(with inner: [Responder]) -> Responder {
    var others = ElementActions()
    others.activate = actions.activate == nil ? nil : inner.firstOffer(\.activate)
    others.longPress = actions.longPress == nil ? nil : inner.firstOffer(\.longPress)
    others.swipe = actions.swipe == nil ? nil : inner.firstOffer(\.swipe)
    return Responder(others.together(with: actions), isEnabled: isEnabled)
  }
}

extension View {
  /// Adds a gesture; those of the views inside come first.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .low, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that can be switched off.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture that comes before those of the views inside and can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that happens together with those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .equal, mask: mask))
  }

  /// Adds a gesture that happens together with those of the views inside and can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that happens together with those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Calls an action with the place of a tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls an action when the view is pressed for long, in the older form.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
