import SwiftUI

@Observable struct Model {  // error: '@Observable' cannot be applied to struct type 'Model'
  var count = 0  // error: expansion of macro 'ObservationTracked()' did not produce
}
