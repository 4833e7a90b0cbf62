import SwiftUI

@Observable actor Model {  // error: '@Observable' cannot be applied to actor type 'Model'
  var count = 0  // error: expansion of macro 'ObservationTracked()' did not produce
}
