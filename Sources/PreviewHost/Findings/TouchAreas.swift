import SwiftUI

/// Where things can be touched.
struct TouchAreas {
  private let targets: [(bounds: CGRect, target: TouchTarget)]
  /// Around all parts of each that answers.
  private let areas: [ObjectIdentifier: CGRect]

  init(_ targets: [TouchTarget]) {
    self.targets = targets.map { ($0.bounds, $0) }
    areas = self.targets.reduce(into: [:]) { areas, part in
      for responder in part.target.responders {
        areas[ObjectIdentifier(responder)] =
          areas[ObjectIdentifier(responder)]?.union(part.bounds) ?? part.bounds
      }
    }
  }

  /// A rectangle around all that answers for something; `nil` where it cannot be touched.
  func area(of responder: Responder) -> CGRect? { areas[ObjectIdentifier(responder)] }

  /// Who answers to a touch, from the innermost to the outermost.
  func responders(at point: CGPoint) -> [Responder] {
    let top = targets.last {
      $0.bounds.insetBy(dx: -1, dy: -1).contains(point) && $0.target.contains(point)
    }
    return top?.target.responders ?? []
  }
}
