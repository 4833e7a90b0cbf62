import SwiftUI

struct Recipe { var name = "Soup" }

func open(_ path: inout NavigationPath) {
  path.append(Recipe())  // error: requires that 'Recipe' conform to 'Hashable'
}
