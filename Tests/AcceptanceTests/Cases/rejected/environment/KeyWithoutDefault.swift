import SwiftUI

private struct AccentKey: EnvironmentKey {  // error: type 'AccentKey' does not conform to protocol 'EnvironmentKey'
  typealias Value = Color
}
