import SwiftUI

/// Where things can be touched.
struct TouchAreas {
  private let targets: [TouchTarget]
  private let bounds: [CGRect]
  private let bands: Bands
  /// Around all parts of each that answers.
  private let areas: [ObjectIdentifier: CGRect]

  init(_ targets: [TouchTarget]) {
    self.targets = targets
    bounds = targets.map(\.bounds)
    bands = Bands(bounds)
    areas = zip(targets, bounds).reduce(into: [:]) { areas, part in
      for responder in part.0.responders {
        let known = areas[ObjectIdentifier(responder)]
        areas[ObjectIdentifier(responder)] = known?.union(part.1) ?? part.1
      }
    }
  }

  /// A rectangle around all that answers for something; `nil` where it cannot be touched.
  func area(of responder: Responder) -> CGRect? { areas[ObjectIdentifier(responder)] }

  /// Who answers to a touch, from the innermost to the outermost.
  func responders(at point: CGPoint) -> [Responder] {
    let top = bands.candidates(at: point).last {
      bounds[$0].insetBy(dx: -1, dy: -1).contains(point) && targets[$0].contains(point)
    }
    return top.map { targets[$0].responders } ?? []
  }
}
