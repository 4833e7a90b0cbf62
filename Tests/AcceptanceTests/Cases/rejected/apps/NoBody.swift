import SwiftUI

@main struct First: App {  // error: type 'First' does not conform to protocol 'App'
}
