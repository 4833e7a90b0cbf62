import SwiftUI

@Observable enum Model {  // error: '@Observable' cannot be applied to enumeration type 'Model'
  case a
}
