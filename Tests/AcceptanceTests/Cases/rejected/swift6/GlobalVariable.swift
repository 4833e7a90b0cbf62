import SwiftUI

var shared = 0  // error: var 'shared' is not concurrency-safe because it is nonisolated global shared mutable state
